/** The colours that a brand defines; each is a design token of the app. */
export const brandColours = {
  page: ['--cl-page'],
  stripe: ['--cl-stripe'],
  banner: ['--cl-banner'],
  hero: ['--cl-hero'],
  onHero: ['--cl-on-hero'],
  onHeroDim: ['--cl-on-hero-2'],
  mark: ['--cl-mark', '--cl-now'],
  onMark: ['--cl-on-mark', '--cl-on-now'],
  pen: ['--cl-pen'],
  penPress: ['--cl-pen-press'],
  penTint: ['--cl-pen-tint'],
  onPen: ['--cl-on-pen'],
  highlight: ['--cl-hl'],
} as const;
export type BrandColour = keyof typeof brandColours;
/** Each as `#rrggbb`. */
export type Palette = Readonly<Record<BrandColour, string>>;
export type Side = 'light' | 'dark';

/** Colours that are the same in every brand: paper, ink and statuses. */
export const fixedColours = {
  light: {
    surface: '#ffffff',
    ink: '#12211a',
    'ink-2': '#41534a',
    'ink-3': '#56675e',
    paid: '#0a6638',
    due: '#754600',
    over: '#ad1d18',
  },
  dark: {
    surface: '#19241f',
    ink: '#eef5f0',
    'ink-2': '#bccbc2',
    'ink-3': '#9dafa5',
    paid: '#7fdda6',
    due: '#ffcf70',
    over: '#ffa198',
  },
} as const;
type FixedColour = keyof (typeof fixedColours)['light'];

/** Text needs 4.5 : 1, graphics 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11, level AA). */
const text = 4.5;
const drawing = 3;

type Pair = readonly [front: BrandColour | FixedColour, ground: BrandColour | FixedColour, least: number];
const pairs: readonly Pair[] = [
  ...(['ink', 'ink-2', 'ink-3', 'paid', 'due', 'over', 'pen'] as const).flatMap((front): Pair[] => [
    [front, 'page', text],
    [front, 'stripe', text],
  ]),
  ['ink', 'banner', text],
  ['ink', 'highlight', text],
  ['ink', 'penTint', text],
  ['pen', 'surface', text],
  ['pen', 'penTint', text],
  ['penPress', 'surface', text],
  ['onPen', 'pen', text],
  ['onPen', 'penPress', text],
  ['onHero', 'hero', text],
  ['onHeroDim', 'hero', text],
  ['onMark', 'mark', text],
  ['mark', 'hero', drawing],
];

/** One message per pair with too little contrast. */
export function hardToSee(side: Side, palette: Palette): string[] {
  const all = { ...fixedColours[side], ...palette };
  return pairs.flatMap(([front, ground, least]) => {
    const contrast = contrastOf(all[front], all[ground]);
    if (contrast >= least) return [];
    const found = (Math.floor(contrast * 100) / 100).toFixed(2);
    return [
      `colours.${side}: ${front} ${all[front]} on ${ground} ${all[ground]} has a contrast of ${found}, at least ${String(least)} is required`,
    ];
  });
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [high, low] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => right - left);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
