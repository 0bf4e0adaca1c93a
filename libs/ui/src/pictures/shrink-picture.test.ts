import type { DecodePicture } from './compress-picture';
import { shrinkPicture } from './shrink-picture';

const file = (type: string, bytes: number) => new Blob([new Uint8Array(bytes)], { type });
/** A device whose JPEG of a size and quality has this many bytes. */
const deviceWith = (sizeOf: (width: number, quality: number) => number) => {
  const drawings: [number, number][] = [];
  const open: DecodePicture = () =>
    Promise.resolve({
      width: 4000,
      height: 3000,
      toJpeg: ({ width }, quality) => {
        drawings.push([width, quality]);
        return Promise.resolve(file('image/jpeg', sizeOf(width, quality)));
      },
      release: () => undefined,
    });
  return { open, drawn: drawings };
};
const brokenDevice: DecodePicture = () => Promise.reject(new DOMException('cannot decode'));

it('a picture is shrunk to the first size that is small enough', async () => {
  const { open, drawn: drawings } = deviceWith((_, quality) => (quality < 0.7 ? 300_000 : 900_000));
  const sent = await shrinkPicture(file('image/jpeg', 8_000_000), open);
  expect(sent?.size).toBe(300_000);
  expect(drawings).toEqual([
    [1600, 0.8],
    [1600, 0.65],
  ]);
});

it('the smallest possible picture is sent when none is small enough', async () => {
  const { open, drawn: drawings } = deviceWith((width) => width * 1000);
  expect((await shrinkPicture(file('image/jpeg', 8_000_000), open))?.size).toBe(1_000_000);
  expect(drawings).toHaveLength(4);
});

it.each([
  ['a photo is sent unchanged', 'image/jpeg', 3_000_000, 3_000_000],
  ['a photo too large for the lender is not sent', 'image/jpeg', 5_000_001, undefined],
  ['an empty file is not sent', 'image/jpeg', 0, undefined],
  ['a file that is not a picture is not sent', 'application/pdf', 1000, undefined],
  ['an SVG is not sent', 'image/svg+xml', 1000, undefined],
])('on a device without canvas, %s', async (_what, type, bytes, sent) => {
  expect((await shrinkPicture(file(type, bytes), brokenDevice))?.size).toBe(sent);
});

it('the worker’s picture is used, and the page draws nothing', async () => {
  const { open, drawn: drawings } = deviceWith(() => 1);
  const made = file('image/jpeg', 123_456);
  expect(await shrinkPicture(file('image/png', 8_000_000), open, () => Promise.resolve(made))).toBe(made);
  expect(drawings).toEqual([]);
});

it.each([
  ['returns nothing', () => Promise.resolve(null)],
  ['fails', () => Promise.reject(new Error('no worker'))],
])('the page draws the picture when the worker %s', async (_what, elsewhere) => {
  const { open } = deviceWith(() => 250_000);
  expect((await shrinkPicture(file('image/png', 8_000_000), open, elsewhere))?.size).toBe(250_000);
});
