import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/**
 * A machine-readable code that survives scaling and JPEG: a grid of black and white cells at a fixed place on the card, with a
 * marker, a length, text and a checksum. Invented; no real document has it.
 */
export const grid = { columns: 48, rows: 16, left: 0.04, top: 0.72, width: 0.92, height: 0.24 } as const;

const mark = 0xc1;
const capacity = (grid.columns * grid.rows) / 8;
const overhead = 1 + 1 + 4;

/** Encodes text as cells, row by row; true is black. Throws if it is too long. */
export function cellsOf(text: string): boolean[] {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length > capacity - overhead) throw new RangeError('A sample card can hold at most 90 bytes.');
  const block = Buffer.alloc(capacity, 0x55);
  block.writeUInt8(mark, 0);
  block.writeUInt8(bytes.length, 1);
  bytes.copy(block, 2);
  block.writeUInt32BE(crc32(block.subarray(0, capacity - 4)), capacity - 4);
  return [...block].flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));
}

/** Decodes cells; undefined if they are not a code or were misread. */
function textOf(cells: readonly boolean[]): string | undefined {
  const block = Buffer.from(
    Array.from({ length: capacity }, (_, index) =>
      cells.slice(index * 8, index * 8 + 8).reduce((byte, cell) => byte * 2 + (cell ? 1 : 0), 0),
    ),
  );
  if (block[0] !== mark || block.readUInt32BE(capacity - 4) !== crc32(block.subarray(0, capacity - 4)))
    return undefined;
  return block.toString('utf8', 2, 2 + (block[1] ?? 0));
}

interface Greys {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** How far the card may be off from filling the picture, as fractions of it, because a camera frame is imprecise. */
const shifts = [0, 0.01, -0.01, 0.02, -0.02];
const scales = [1, 0.98, 1.02, 0.96, 1.04];
const turns = [0, 180, 90, 270] as const;

/** The text of the code in a picture; undefined if there is none. */
export async function readCode(picture: Buffer): Promise<string | undefined> {
  for (const turn of turns) {
    const { data, info } = await sharp(picture)
      .rotate(turn)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const text = search({ pixels: data, width: info.width, height: info.height });
    if (text !== undefined) return text;
  }
  return undefined;
}

function search(greys: Greys): string | undefined {
  for (const scale of scales) {
    for (const shiftX of shifts) {
      for (const shiftY of shifts) {
        const text = textOf(sample(greys, scale, shiftX, shiftY));
        if (text !== undefined) return text;
      }
    }
  }
  return undefined;
}

/** Samples the middle of each cell. */
function sample({ pixels, width, height }: Greys, scale: number, shiftX: number, shiftY: number): boolean[] {
  const at = (part: number, shift: number, side: number) =>
    Math.min(side - 1, Math.max(0, Math.floor((0.5 + (part - 0.5) * scale + shift) * side)));
  return Array.from({ length: grid.columns * grid.rows }, (_, index) => {
    const column = index % grid.columns;
    const row = Math.floor(index / grid.columns);
    const x = at(grid.left + (grid.width * (column + 0.5)) / grid.columns, shiftX, width);
    const y = at(grid.top + (grid.height * (row + 0.5)) / grid.rows, shiftY, height);
    return (pixels[y * width + x] ?? 255) < 128;
  });
}
