import { doubtsIn, checkPicture as check, type GreyPicture } from './picture-quality';

const size = { width: 160, height: 100 };
const originalSize = { width: 1280, height: 800 };
const checkPicture = (picture: GreyPicture) => check(picture, originalSize);
const draw = (shade: (x: number, y: number) => number): GreyPicture => ({
  ...size,
  light: Uint8Array.from({ length: size.width * size.height }, (_, index) =>
    shade(index % size.width, Math.floor(index / size.width)),
  ),
});
/** A bright card with lines of text on a dark table. */
const card = (margin: number, light = 200) =>
  draw((x, y) => {
    const isCard = x >= margin && x < size.width - margin && y >= margin && y < size.height - margin;
    if (!isCard) return light / 4;
    return y % 8 < 2 && x % 5 < 3 ? light / 3 : light;
  });
const blurred = (picture: GreyPicture, by = 5): GreyPicture =>
  draw((x, y) => {
    let sum = 0;
    for (let dy = -by; dy <= by; dy += 1) {
      for (let dx = -by; dx <= by; dx += 1) {
        const [cx, cy] = [Math.min(159, Math.max(0, x + dx)), Math.min(99, Math.max(0, y + dy))];
        sum += picture.light[cy * size.width + cx] ?? 0;
      }
    }
    return sum / (2 * by + 1) ** 2;
  });

it('a complete, sharp card in good light has no problem', () => {
  expect(checkPicture(card(8))).toEqual({ isSharp: true, light: 'right', isWhole: true, isLarge: true });
});

it('a blurred card is recognized', () => {
  expect(checkPicture(blurred(card(8))).isSharp).toBe(false);
});

it.each([
  ['in the shade', card(8, 60), 'dark'],
  ['with a reflection', draw((x, y) => (x > 40 && x < 80 && y > 20 && y < 60 ? 255 : 180)), 'shining'],
] as const)('a card %s is recognized', (_where, picture, light) => {
  expect(checkPicture(picture).light).toBe(light);
});

it.each([
  ['far away', card(30)],
  ['too near, with its edges outside', draw(() => 180)],
  ['half outside', draw((x, y) => (x < 90 && y > 8 && y < 92 ? 200 : 50))],
])('a card %s is not complete in the frame', (_where, picture) => {
  expect(checkPicture(picture).isWhole).toBe(false);
});

it('a picture with too few pixels is recognized', () => {
  expect(check(card(8), { width: 1280, height: 319 }).isLarge).toBe(false);
  expect(check(card(8), { width: 320, height: 320 }).isLarge).toBe(true);
});

it('a selected file has only the problems that make it unreadable', () => {
  expect(doubtsIn(checkPicture(card(30)))).toEqual([]);
  expect(doubtsIn(check(blurred(card(8, 60)), { width: 300, height: 200 }))).toEqual([
    'blurred',
    'dark',
    'small',
  ]);
  expect(doubtsIn(undefined)).toEqual([]);
});
