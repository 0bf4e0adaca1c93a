import { fitWithin, pictureLimits, shrinkSteps, type PictureSize } from './fit-picture';

/** An upright picture, ready to be drawn at any size. */
interface DrawablePicture extends PictureSize {
  readonly toJpeg: (size: PictureSize, quality: number) => Promise<Blob | null>;
  readonly release: () => void;
}

export type OpenPicture = (file: Blob) => Promise<DrawablePicture>;

/**
 * The result of the first step that is small enough, otherwise of the last. Rejects if the picture cannot be opened.
 */
export async function lightestPicture(file: Blob, open: OpenPicture): Promise<Blob | null> {
  const picture = await open(file);
  let made: Blob | null = null;
  for (const { quality, longestSide } of shrinkSteps) {
    made = await picture.toJpeg(fitWithin(picture, longestSide), quality);
    if (made && made.size <= pictureLimits.targetBytes) break;
  }
  picture.release();
  return made;
}

/** Rotated as recorded by the camera; redrawing drops the metadata. */
export const uprightBitmap = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

type Canvas2D = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect' | 'drawImage'>;

/** JPEG has no transparency, and an empty canvas is black: dark text on a transparent background would be lost. */
export function drawOnWhite(
  canvas: Canvas2D | null,
  picture: ImageBitmap,
  { width, height }: PictureSize,
): void {
  if (canvas === null) return;
  canvas.fillStyle = '#fff';
  canvas.fillRect(0, 0, width, height);
  canvas.drawImage(picture, 0, 0, width, height);
}
