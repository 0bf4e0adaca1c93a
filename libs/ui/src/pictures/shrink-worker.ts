import { lightestPicture, uprightBitmap, type OpenPicture } from './lightest-picture';

/** Makes pictures light beside the page's thread: a file comes in, a JPEG goes out, or null. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => void answer(data));

async function answer(file: unknown): Promise<void> {
  const made = file instanceof Blob ? await lightestPicture(file, openOffScreen).catch(() => null) : null;
  self.postMessage(made);
}

const openOffScreen: OpenPicture = async (file) => {
  const bitmap = await uprightBitmap(file);
  return {
    width: bitmap.width,
    height: bitmap.height,
    toJpeg: async ({ width, height }, quality) => {
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
      return canvas.convertToBlob({ type: 'image/jpeg', quality });
    },
    release: () => {
      bitmap.close();
    },
  };
};
