import { middleOf, type Crop } from '../rules/picture-crop';
import type { GreyPicture } from '../rules/picture-quality';

/** Enough to judge a picture by, and little enough to be done between two frames. */
const judgedWidth = 160;

/** What the frame shows of the camera, as a photo; nothing while no picture came yet. */
export function photoOf(video: HTMLVideoElement, proportion: number): Promise<Blob | null> {
  const crop = middleOf(video.videoWidth, video.videoHeight, proportion);
  const canvas = drawn(video, crop, crop.width);
  if (canvas === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
}

/** The same small and in grey, to judge it by. */
export function greyOf(video: HTMLVideoElement, proportion: number): GreyPicture | undefined {
  const crop = middleOf(video.videoWidth, video.videoHeight, proportion);
  const canvas = drawn(video, crop, judgedWidth);
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels === undefined) return undefined;
  const { data, width, height } = pixels;
  const light = new Uint8Array(width * height);
  for (let index = 0; index < light.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
    // Weights of Rec. 601: the eye sees green best.
    light[index] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, light };
}

function drawn(video: HTMLVideoElement, crop: Crop, width: number): HTMLCanvasElement | undefined {
  if (crop.width === 0 || crop.height === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.max(1, Math.round((crop.height / crop.width) * width));
  canvas
    .getContext('2d', { willReadFrequently: true })
    ?.drawImage(video, crop.x, crop.y, crop.width, crop.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}
