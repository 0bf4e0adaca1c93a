/** A grayscale picture, row by row, 0 black to 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
}

/** What the device can determine about a picture before it is sent. Hints: the lender decides. */
export interface PictureQuality {
  readonly isSharp: boolean;
  readonly light: 'dark' | 'right' | 'shining';
  /** A shape with four edges is inside the frame. */
  readonly isWhole: boolean;
  /** Enough pixels to read a card. */
  readonly isLarge: boolean;
}

/**
 * Determined with the sample documents and a plain wall, at a width of 160 pixels. `shine`: the share of pure
 * white pixels; a white card is below pure white in any photo. `edge`: the minimum mean difference between
 * adjacent lines of pixels at an edge of the document. `side`: with fewer pixels on the shorter side a card
 * is unreadable.
 */
const limits = { sharpness: 60, dark: 55, white: 252, shine: 0.04, edge: 10, rim: 0.16, side: 320 } as const;

/**
 * Sharpness, brightness, size and whether a document is completely in the picture.
 * @param picture scaled down to a width of 160 pixels
 * @param size its original size in pixels
 */
export function checkPicture(
  picture: GreyPicture,
  size: { readonly width: number; readonly height: number },
): PictureQuality {
  return {
    isSharp: sharpness(picture) >= limits.sharpness,
    light: lightOf(picture),
    isWhole: isWhole(picture),
    isLarge: Math.min(size.width, size.height) >= limits.side,
  };
}

export type PictureDoubt = 'blurred' | 'dark' | 'shining' | 'small';

/** What may make a chosen file unreadable. Its edges are not checked, since a scan has none. */
export function doubtsIn(quality: PictureQuality | undefined): readonly PictureDoubt[] {
  if (!quality) return [];
  const { isSharp, light, isLarge } = quality;
  return [
    ...(isSharp ? [] : (['blurred'] as const)),
    ...(light === 'right' ? [] : [light]),
    ...(isLarge ? [] : (['small'] as const)),
  ];
}

const lightAt = ({ light, width }: GreyPicture, x: number, y: number): number => light[y * width + x] ?? 0;

/** Variance of the Laplacian: a blurred picture has no fine differences. */
function sharpness(picture: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < picture.height - 1; y += 1) {
    for (let x = 1; x < picture.width - 1; x += 1) {
      const around =
        lightAt(picture, x - 1, y) +
        lightAt(picture, x + 1, y) +
        lightAt(picture, x, y - 1) +
        lightAt(picture, x, y + 1);
      const value = around - 4 * lightAt(picture, x, y);
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function lightOf({ light }: GreyPicture): PictureQuality['light'] {
  const mean = light.reduce((sum, each) => sum + each, 0) / Math.max(1, light.length);
  if (mean < limits.dark) return 'dark';
  const white = light.reduce((count, each) => count + (each >= limits.white ? 1 : 0), 0);
  return white / light.length > limits.shine ? 'shining' : 'right';
}

/** Each side has an edge near the border of the picture. */
function isWhole({ width, height, light }: GreyPicture): boolean {
  const across = { width, height, light };
  const rows = rim(height).map((y) => rowStep(across, y));
  const columns = rim(width).map((x) => columnStep(across, x));
  return [rows, columns].every((steps) => hasEdge(firstHalf(steps)) && hasEdge(secondHalf(steps)));
}

const hasEdge = (steps: readonly number[]) => Math.max(0, ...steps) >= limits.edge;

const firstHalf = (steps: readonly number[]) => steps.slice(0, steps.length / 2);

const secondHalf = (steps: readonly number[]) => steps.slice(steps.length / 2);

/** The lines near both ends, the same number at each. */
function rim(length: number): readonly number[] {
  const deep = Math.max(1, Math.floor(length * limits.rim));
  const near = Array.from({ length: deep }, (_, index) => index);
  return [...near, ...near.map((index) => length - 2 - index)];
}

/** The mean difference between a row and the next one. */
const rowStep = (picture: GreyPicture, y: number) =>
  meanOf(picture.width, (x) => Math.abs(lightAt(picture, x, y) - lightAt(picture, x, y + 1)));

const columnStep = (picture: GreyPicture, x: number) =>
  meanOf(picture.height, (y) => Math.abs(lightAt(picture, x, y) - lightAt(picture, x + 1, y)));

function meanOf(count: number, value: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += value(index);
  return sum / Math.max(1, count);
}

/** The width for the check in pixels: enough to rate a picture, and fast enough to run between two frames. */
export const checkedWidth = 160;

/** Canvas pixels, and the size of the picture before it was scaled down. */
export interface SmallPicture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Converts to grayscale with the Rec. 601 weights. */
export function greyOf({ data, width, height }: SmallPicture): GreyPicture {
  const light = new Uint8Array(width * height);
  for (let index = 0; index < light.length; index += 1) {
    const from = index * 4;
    light[index] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  }
  return { width, height, light };
}

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest centred part of a picture with another aspect ratio: what a frame shows of a camera. */
export function middleOf(width: number, height: number, proportion: number): Crop {
  const cropWidth = Math.min(width, Math.round(height * proportion));
  const cropHeight = Math.min(height, Math.round(width / proportion));
  return {
    x: Math.floor((width - cropWidth) / 2),
    y: Math.floor((height - cropHeight) / 2),
    width: cropWidth,
    height: cropHeight,
  };
}
