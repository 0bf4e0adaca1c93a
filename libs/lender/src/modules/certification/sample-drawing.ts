import sharp from 'sharp';
import { cellsOf, grid } from './card-code';
import { samplePerson, type SamplePerson } from './sample-card';
import type { ConsoleDownload, ConsoleModule } from '../../platform/console/console-module';

const sampleKinds = ['id_front', 'id_card_back', 'tax_card', 'face'] as const;

export type SampleKind = (typeof sampleKinds)[number];

const size = { width: 1012, height: 638 } as const;

/**
 * Draws a sample picture for uploads, as PNG. It is clearly marked as a sample and resembles no real document.
 */
export async function drawSample(kind: SampleKind, person: SamplePerson = samplePerson): Promise<Buffer> {
  const band = '<rect width="100%" height="96" fill="#2f4f66"/>';
  const inside = kind === 'face' ? face : card(kind, person);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inside}${band}${sampleMark()}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const titles = { id_card_back: 'ID CARD, BACK', tax_card: 'TAX CARD' } as const;

function card(kind: Exclude<SampleKind, 'face'>, { name, idNumber, birthday, gender }: SamplePerson): string {
  const ground = '<rect width="100%" height="100%" fill="#dfeaf1"/>';
  if (kind !== 'id_front') return ground + writing([titles[kind]]);
  const facts = [name, idNumber, birthday, gender];
  return ground + portrait + writing(facts) + bars(facts.join('|'));
}

const writing = (lines: readonly string[]) =>
  lines
    .map(
      (line, index) =>
        `<text x="330" y="${190 + index * 66}" font-size="44" font-family="sans-serif" fill="#12211a">${escape(line)}</text>`,
    )
    .join('');

/** The code with a border, so that the card’s background is never read as a cell. No photo of paper is pure white. */
function bars(text: string): string {
  const box = {
    left: grid.left * size.width,
    top: grid.top * size.height,
    width: grid.width * size.width,
    height: grid.height * size.height,
  };
  const [width, height] = [box.width / grid.columns, box.height / grid.rows];
  const black = cellsOf(text).flatMap((isBlack, index) => {
    const x = box.left + (index % grid.columns) * width;
    const y = box.top + Math.floor(index / grid.columns) * height;
    return isBlack ? [`M${x} ${y}h${width}v${height}h${-width}z`] : [];
  });
  const rim = `<rect x="${box.left - 10}" y="${box.top - 10}" width="${box.width + 20}" height="${box.height + 20}" fill="#f2f4f3"/>`;
  return `${rim}<path d="${black.join('')}" fill="#000"/>`;
}

const portrait =
  '<circle cx="170" cy="230" r="62" fill="#86a0ad"/><path d="M70 430c0-120 200-120 200 0z" fill="#86a0ad"/>';

const face = `<rect width="100%" height="100%" fill="#cfdcd4"/><path d="M256 638c0-190 500-190 500 0z" fill="#35524a"/>
<ellipse cx="506" cy="320" rx="150" ry="200" fill="#e2b793"/><circle cx="446" cy="290" r="16" fill="#2b2b2b"/>
<circle cx="566" cy="290" r="16" fill="#2b2b2b"/><path d="M446 400q60 50 120 0" fill="none" stroke="#7d3b2f" stroke-width="12"/>`;

/** Letters of 5 by 7 dots, drawn because the machine may have no fonts. */
const letters: readonly (readonly number[])[] = [
  [15, 16, 16, 14, 1, 1, 30],
  [14, 17, 17, 31, 17, 17, 17],
  [17, 27, 21, 21, 17, 17, 17],
  [30, 17, 17, 30, 16, 16, 16],
  [16, 16, 16, 16, 16, 16, 31],
  [31, 16, 16, 30, 16, 16, 31],
];

function sampleMark(): string {
  const dots = letters.flatMap((rows, place) =>
    rows.flatMap((row, y) =>
      [0, 1, 2, 3, 4]
        .filter((x) => ((row >> (4 - x)) & 1) === 1)
        .map((x) => `M${40 + place * 60 + x * 9} ${16 + y * 9}h9v9h-9z`),
    ),
  );
  return `<path d="${dots.join('')}" fill="#f2f4f3"/>`;
}

const escape = (text: string) => text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The sample person after a change of name. */
const renamed: SamplePerson = { ...samplePerson, name: 'Mira Lestari' };

/** Sample pictures for the verification, on the console page: `/sandbox/samples/id_front.png`. */
export const sampleCards: ConsoleModule = {
  downloads: [
    ...sampleKinds.map((kind) => sample(kind, () => drawSample(kind))),
    sample('id_front_renamed', () => drawSample('id_front', renamed)),
  ],
};

function sample(name: string, content: () => Promise<Buffer>): ConsoleDownload {
  return { label: `${name}.png`, path: `/samples/${name}.png`, type: 'image/png', content };
}
