import { middleOf } from '../rules/picture-crop';

/** What the frame shows of the camera, as a photo; nothing while no picture came yet. */
export function photoOf(video: HTMLVideoElement, proportion: number): Promise<Blob | null> {
  const { x, y, width, height } = middleOf(video.videoWidth, video.videoHeight, proportion);
  if (width === 0 || height === 0) return Promise.resolve(null);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
  });
}
