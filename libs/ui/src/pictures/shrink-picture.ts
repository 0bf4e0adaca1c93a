import {
  pictureLimits,
  sendableTypes,
  drawOnWhite,
  compressPicture,
  uprightBitmap,
  type DecodePicture,
} from './compress-picture';

/** Compresses a picture in a worker; null if that does not work. */
export type ShrinkInWorker = (file: Blob) => Promise<Blob | null>;

/**
 * Compresses a picture for upload: upright, as JPEG, without the camera's location and time. Runs in a worker,
 * otherwise on the main thread. If the device cannot do it the picture is sent unchanged, provided that the lender
 * can read it; the lender strips it too. `undefined` for a picture that cannot be sent.
 */
export async function shrinkPicture(
  file: Blob,
  decode: DecodePicture = decodeOnCanvas,
  inWorker: ShrinkInWorker = shrinkInWorker,
): Promise<Blob | undefined> {
  const shrunk =
    (await inWorker(file).catch(() => null)) ?? (await compressPicture(file, decode).catch(() => null));
  if (shrunk) return shrunk;
  const isSendable = sendableTypes.has(file.type) && file.size > 0 && file.size <= pictureLimits.maxBytes;
  return isSendable ? file : undefined;
}

/** One worker per picture: terminating it frees all of the memory that the picture used. */
async function shrinkInWorker(file: Blob): Promise<Blob | null> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return null;
  const worker = (await import('./start-shrink-worker')).startShrinkWorker();
  try {
    const answer = await new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker did not start.')));
      worker.postMessage(file);
    });
    return answer instanceof Blob ? answer : null;
  } finally {
    worker.terminate();
  }
}

const decodeOnCanvas: DecodePicture = async (file) => {
  const bitmap = await uprightBitmap(file);
  const canvas = document.createElement('canvas');
  return {
    width: bitmap.width,
    height: bitmap.height,
    toJpeg: (size, quality) => {
      Object.assign(canvas, size);
      drawOnWhite(canvas.getContext('2d'), bitmap, size);
      return new Promise((resolve) => {
        canvas.toBlob(resolve, 'image/jpeg', quality);
      });
    },
    release: () => {
      bitmap.close();
    },
  };
};
