export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The middle of a picture in another proportion, as large as it goes: what a frame shows of a camera. */
export function middleOf(width: number, height: number, proportion: number): Crop {
  const cropWidth = Math.min(width, Math.round(height * proportion));
  const cropHeight = Math.min(height, Math.round(width / proportion));
  return {
    x: Math.floor((width - cropWidth) / 2),
    y: Math.floor((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}
