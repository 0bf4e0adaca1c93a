import { drawOnWhite, compressPicture, uprightBitmap, type DecodePicture } from './compress-picture';

/** Compresses pictures in a worker: receives a file, returns a JPEG or null. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => void answer(data));

async function answer(file: unknown): Promise<void> {
  const jpeg = file instanceof Blob ? await compressPicture(file, openOffScreen).catch(() => null) : null;
  self.postMessage(jpeg);
}

const openOffScreen: DecodePicture = async (file) => {
  const bitmap = await uprightBitmap(file);
  return {
    width: bitmap.width,
    height: bitmap.height,
    toJpeg: async (size, quality) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      drawOnWhite(canvas.getContext('2d'), bitmap, size);
      return canvas.convertToBlob({ type: 'image/jpeg', quality });
    },
    release: () => {
      bitmap.close();
    },
  };
};
