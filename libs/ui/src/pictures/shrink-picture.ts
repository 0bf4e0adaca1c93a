import { fitWithin, pictureLimits, sendableTypes, shrinkSteps, type PictureSize } from './fit-picture';

/** A picture drawn upright, ready to be written at any size. */
export interface DrawablePicture extends PictureSize {
  readonly toJpeg: (size: PictureSize, quality: number) => Promise<Blob | null>;
  readonly release: () => void;
}

export type OpenPicture = (file: Blob) => Promise<DrawablePicture>;

/**
 * A picture light enough to send: upright, as JPEG, without the place and time that cameras write into it. Where the
 * phone cannot do it the picture goes as it is, as long as the lender can read it; the lender strips it too.
 * `undefined` when it is no picture we can send.
 */
export async function shrinkPicture(file: Blob, open: OpenPicture = openOnCanvas): Promise<Blob | undefined> {
  try {
    const picture = await open(file);
    const shrunk = await lightest(picture);
    picture.release();
    if (shrunk) return shrunk;
  } catch {
    // This browser cannot decode the picture, or has no canvas for it.
  }
  return sendableTypes.has(file.type) && file.size <= pictureLimits.mostBytes ? file : undefined;
}

/** The first step that is light enough, else the last one. */
async function lightest(picture: DrawablePicture): Promise<Blob | null> {
  let made: Blob | null = null;
  for (const { quality, longestSide } of shrinkSteps) {
    made = await picture.toJpeg(fitWithin(picture, longestSide), quality);
    if (made && made.size <= pictureLimits.targetBytes) return made;
  }
  return made;
}

const openOnCanvas: OpenPicture = async (file) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  return {
    width: bitmap.width,
    height: bitmap.height,
    toJpeg: (size, quality) => {
      Object.assign(canvas, size);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
      return new Promise((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', quality);
      });
    },
    release: () => {
      bitmap.close();
    },
  };
};
