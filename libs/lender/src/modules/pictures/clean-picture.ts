import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import sharp from 'sharp';
import { refuse } from '../../platform/context/refusal';

export const pictureLimits = { bytes: 5 * 1024 * 1024, pixels: 25_000_000, aDay: 30 } as const;

/** The longer side of a photo. Other shapes get the same number of pixels, so that a long receipt stays legible. */
const longestSide = 2000;
const mostPixels = longestSide * longestSide * 0.75;

/** The maximum side for a picture of this size, in pixels. */
function sideFor(width: number, height: number): number {
  const longer = Math.max(width, height);
  const scale = Math.max(longestSide / longer, Math.sqrt(mostPixels / (width * height)));
  return Math.max(1, Math.round(longer * Math.min(1, scale)));
}

type Bytes = Readonly<Uint8Array>;
const startsWith = (bytes: Bytes, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

/** Detected from the first bytes; the caller's file name and type are not trusted. */
const isKnownForm = (bytes: Bytes) =>
  startsWith(bytes, [0xff, 0xd8, 0xff]) ||
  startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ||
  (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8));

/**
 * Re-encodes a JPEG, PNG or WebP as JPEG, turned upright and without any metadata such as place, time or camera. Rejects with
 * 1401 everything that is not a complete picture of these types.
 */
export async function cleanPicture(file: Blob): Promise<Buffer> {
  if (file.size > pictureLimits.bytes) throw refused(msg`This photo is too large. Choose one up to 5 MB.`);
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isKnownForm(bytes)) throw refused(msg`Send a JPEG, PNG or WebP photo.`);
  try {
    const picture = sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'warning', pages: 1 });
    const { width, height } = await picture.metadata();
    const side = sideFor(width, height);
    return await picture
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer();
  } catch {
    throw refused(msg`We can’t open this photo. Retake it.`);
  }
}

const refused = (sentence: ReturnType<typeof msg>) => refuse(codes.fileRefused, sentence, { field: 'file' });
