import type { GreyPicture } from './picture-quality';

/** Enough to judge a picture by, in pixels across, and little enough to be done between two frames. */
export const checkedWidth = 160;

/** Pixels as a canvas gives them, and how large the picture was before it was made small to be judged. */
export interface SmallPicture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The same in grey. Weights of Rec. 601: the eye sees green best. */
export function greyOf({ data, width, height }: SmallPicture): GreyPicture {
  const light = new Uint8Array(width * height);
  for (let index = 0; index < light.length; index += 1) {
    const from = index * 4;
    light[index] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { width, height, light };
}
