/** An upright picture, ready to be drawn at any size. */
interface DrawablePicture extends PictureSize {
  readonly toJpeg: (size: PictureSize, quality: number) => Promise<Blob | null>;
  readonly release: () => void;
}

export type DecodePicture = (file: Blob) => Promise<DrawablePicture>;

/**
 * The result of the first step that is small enough, otherwise of the last. Rejects if the picture cannot be opened.
 */
export async function compressPicture(file: Blob, decode: DecodePicture): Promise<Blob | null> {
  const picture = await decode(file);
  let jpeg: Blob | null = null;
  for (const { quality, longestSide } of shrinkSteps) {
    jpeg = await picture.toJpeg(fitWithin(picture, longestSide), quality);
    if (jpeg && jpeg.size <= pictureLimits.targetBytes) break;
  }
  picture.release();
  return jpeg;
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

/** The size limits of an uploaded picture in bytes, and the longest side of a photo in pixels. */
export const pictureLimits = { targetBytes: 400_000, maxBytes: 5_000_000, longestSide: 1600 } as const;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Some browsers do not support larger canvases. */
const maxSide = 8192;
/** Width to height of a photo. */
const photoShape = 0.75;
/** The text of a phone's screenshot, or of a receipt, can still be read at this shorter side. */
const readableSide = 400;

/**
 * Scales a size proportionally to the pixel count of a photo whose longer side is `longest`; smaller pictures are
 * unchanged. A long receipt or a screenshot keeps the shorter side that its text needs, which neither a limit on the
 * longer side nor the pixel count would ensure.
 */
export function fitWithin({ width, height }: PictureSize, longest: number): PictureSize {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  const byPixels = Math.sqrt((longest * longest * photoShape) / (width * height));
  const scale = Math.min(1, Math.max(longest / longer, byPixels, readableSide / shorter), maxSide / longer);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The steps to try until the picture is small enough: first lower quality, then fewer pixels. */
export const shrinkSteps = [
  { quality: 0.8, longestSide: pictureLimits.longestSide },
  { quality: 0.65, longestSide: pictureLimits.longestSide },
  { quality: 0.65, longestSide: 1200 },
  { quality: 0.5, longestSide: 1000 },
] as const;

/** The picture types that the lender accepts, for a device that cannot encode JPEG itself. */
export const sendableTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);
