/** A picture in shades of grey, row by row, 0 black to 255 white. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
}

/** What the device can tell about a picture before it is sent. Hints: the lender decides. */
export interface PictureQuality {
  readonly isSharp: boolean;
  readonly light: 'dark' | 'right' | 'shining';
  /** Something with four edges lies inside the frame. */
  readonly isWhole: boolean;
  /** Enough pixels to read a card. */
  readonly isLarge: boolean;
}

/**
 * Found with the sample papers and a plain wall, at 160 pixels across.
 * `shine`: the share of pixels that are pure white; a white card is below pure white in any photo.
 * `edge`: how much a line of pixels must differ from its neighbour, on average, to be an edge of the paper.
 * `side`: below this many pixels on the shorter side nobody can read a card.
 */
const limits = { sharpness: 60, dark: 55, white: 252, shine: 0.04, edge: 10, rim: 0.16, side: 320 } as const;

/**
 * Sharpness, light, size and whether a paper lies whole in the picture.
 * @param picture made small, 160 pixels across
 * @param taken how large it was before, in pixels
 */
export function checkPicture(
  picture: GreyPicture,
  taken: { readonly width: number; readonly height: number },
): PictureQuality {
  return {
    isSharp: sharpness(picture) >= limits.sharpness,
    light: lightOf(picture),
    isWhole: isWhole(picture),
    isLarge: Math.min(taken.width, taken.height) >= limits.side,
  };
}

export type PictureDoubt = 'blurred' | 'dark' | 'shining' | 'small';

/** What may keep people from reading a chosen file. Its edges are not asked for: a scan has none. */
export function doubtsIn(quality: PictureQuality | undefined): readonly PictureDoubt[] {
  if (!quality) return [];
  const { isSharp, light, isLarge } = quality;
  return [
    ...(isSharp ? [] : (['blurred'] as const)),
    ...(light === 'right' ? [] : [light]),
    ...(isLarge ? [] : (['small'] as const)),
  ];
}

const at = ({ light, width }: GreyPicture, x: number, y: number): number => light[y * width + x] ?? 0;

/** Variance of the Laplacian: a blurred picture has no fine differences. */
function sharpness(picture: GreyPicture): number {
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < picture.height - 1; y += 1) {
    for (let x = 1; x < picture.width - 1; x += 1) {
      const around =
        at(picture, x - 1, y) + at(picture, x + 1, y) + at(picture, x, y - 1) + at(picture, x, y + 1);
      const value = around - 4 * at(picture, x, y);
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

/** Each side shows an edge near the rim of the picture. */
function isWhole({ width, height, light }: GreyPicture): boolean {
  const across = { width, height, light };
  const rows = rim(height).map((y) => rowStep(across, y));
  const columns = rim(width).map((x) => columnStep(across, x));
  return [rows, columns].every((steps) => hasEdge(firstHalf(steps)) && hasEdge(secondHalf(steps)));
}

const hasEdge = (steps: readonly number[]) => Math.max(0, ...steps) >= limits.edge;

const firstHalf = (steps: readonly number[]) => steps.slice(0, steps.length / 2);

const secondHalf = (steps: readonly number[]) => steps.slice(steps.length / 2);

/** The lines near both ends, as many at each. */
function rim(length: number): readonly number[] {
  const deep = Math.max(1, Math.floor(length * limits.rim));
  const near = Array.from({ length: deep }, (_, index) => index);
  return [...near, ...near.map((index) => length - 2 - index)];
}

/** How much a row differs from the next one, on average. */
const rowStep = (picture: GreyPicture, y: number) =>
  meanOf(picture.width, (x) => Math.abs(at(picture, x, y) - at(picture, x, y + 1)));

const columnStep = (picture: GreyPicture, x: number) =>
  meanOf(picture.height, (y) => Math.abs(at(picture, x, y) - at(picture, x + 1, y)));

function meanOf(count: number, value: (index: number) => number): number {
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += value(index);
  return sum / Math.max(1, count);
}

/** Enough to judge a picture by, in pixels across, and little enough to be done between two frames. */
export const checkedWidth = 160;

/** Pixels as a canvas gives them, and how large the picture was before it was made small to be judged. */
export interface SmallPicture {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The same in grey. Weights of Rec. 601: the eye sees green best. */
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

/** The middle of a picture in another proportion, as large as it goes: what a frame shows of a camera. */
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
