import * as v from 'valibot';
import { greyOf, checkedWidth, type Crop, checkPicture, type PictureQuality } from '../rules/picture-quality';

type Picture = HTMLVideoElement | ImageBitmap;

/** Evaluates pictures in a worker, so that a slow device stays responsive. */
export interface PictureChecker {
  /** The quality of a part of a picture; undefined if there is none yet, or this device cannot tell. */
  readonly look: (picture: Picture, part: Crop) => Promise<PictureQuality | undefined>;
  readonly close: () => void;
}

const qualitySchema = v.nullable(
  v.object({
    isSharp: v.boolean(),
    light: v.picklist(['dark', 'right', 'shining']),
    isWhole: v.boolean(),
    isLarge: v.boolean(),
  }),
);

export function openPictureChecker(): PictureChecker {
  let isClosed = false;
  let starting = startWorker();
  return {
    async look(picture, part) {
      if (part.width === 0 || part.height === 0) return undefined;
      try {
        const worker = await starting;
        if (isClosed) worker?.terminate();
        return worker ? await ask(worker, picture, part) : checkHere(picture, part);
      } catch {
        // A browser that supports workers but not this.
        starting = Promise.resolve(undefined);
        return checkHere(picture, part);
      }
    },
    close() {
      isClosed = true;
      void starting.then((worker) => worker?.terminate());
    },
  };
}

/** The quality of a chosen file; undefined if this device cannot open it. */
export async function checkFile(file: Blob): Promise<PictureQuality | undefined> {
  const checker = openPictureChecker();
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = picture;
    const quality = await checker.look(picture, { x: 0, y: 0, width, height });
    picture.close();
    return quality;
  } catch {
    return undefined;
  } finally {
    checker.close();
  }
}

async function startWorker(): Promise<Worker | undefined> {
  if (!('Worker' in globalThis) || !('OffscreenCanvas' in globalThis)) return undefined;
  try {
    return (await import('./start-picture-worker')).startPictureWorker();
  } catch {
    return undefined;
  }
}

async function ask(worker: Worker, picture: Picture, part: Crop): Promise<PictureQuality | undefined> {
  const bitmap = await createImageBitmap(picture, part.x, part.y, part.width, part.height);
  const reply = await new Promise<unknown>((resolve, reject) => {
    const once = { once: true };
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), once);
    worker.addEventListener('error', () => reject(new Error('The worker did not start.')), once);
    worker.postMessage(bitmap, [bitmap]);
  });
  return v.parse(qualitySchema, reply) ?? undefined;
}

function checkHere(picture: Picture, { x, y, width, height }: Crop): PictureQuality | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = checkedWidth;
  canvas.height = Math.max(1, Math.round((height / width) * checkedWidth));
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return undefined;
  drawing.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const small = drawing.getImageData(0, 0, canvas.width, canvas.height);
  return checkPicture(greyOf(small), { width, height });
}
