import { greyOf, checkedWidth, checkPicture } from '../rules/picture-quality';

/** Evaluates pictures in a worker: receives a bitmap, returns its quality or null. */
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  self.postMessage(data instanceof ImageBitmap ? qualityOf(data) : null);
});

function qualityOf(picture: ImageBitmap) {
  const { width, height } = picture;
  const canvas = new OffscreenCanvas(checkedWidth, Math.max(1, Math.round((height / width) * checkedWidth)));
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) return null;
  drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = drawing.getImageData(0, 0, canvas.width, canvas.height);
  return checkPicture(greyOf(small), { width, height });
}
