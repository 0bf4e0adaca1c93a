import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { onScreen } from '../support/screen';

declare global {
  interface Window {
    shownPictures: Blob[];
  }
}

/** Records each picture that the page shows from memory: the CSP allows no request for it. */
const notePictures = () => {
  window.shownPictures = [];
  const make = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (made: Blob | MediaSource) => {
    if (made instanceof Blob) window.shownPictures.push(made);
    return make(made);
  };
};

/** How the device processes a picture that the borrower picks as a receipt. */
async function madeOf(page: Page, picture: { name: string; mimeType: string; buffer: Buffer }) {
  await page.addInitScript(notePictures);
  await page.goto('/bookkeeping/new');
  await onScreen(page, 'New record');
  await page.getByLabel('Add a photo of the receipt').setInputFiles(picture);
  await expect(page.locator('img[src^="blob:"]')).toBeVisible();
  const bytes = await page.evaluate(async () => {
    const picture = window.shownPictures.at(-1) ?? new Blob();
    return Array.from(new Uint8Array(await picture.arrayBuffer()));
  });
  return Buffer.from(bytes);
}

/** The colour of a pixel: red, green, blue from 0 to 255. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .toColourspace('srgb')
    .removeAlpha();
  return [...(await pixel.raw().toBuffer())];
}

const near = (colour: readonly number[], wanted: readonly number[]) =>
  colour.every((part, at) => Math.abs(part - (wanted[at] ?? 0)) <= 24);

/** Dark text on a transparent background: a black bar in the upper half. */
const words = sharp({
  create: { width: 200, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 1 } },
})
  .png()
  .toBuffer();
const seeThrough = async (width = 240, height = 320) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite([
    { input: await words, left: 20, top: 20 },
  ]);

for (const [form, mimeType] of [
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['gif', 'image/gif'],
  ['avif', 'image/avif'],
] as const)
  test(`dark text on a transparent ${form} stays readable`, async ({ page }) => {
    const buffer = await (await seeThrough()).toFormat(form).toBuffer();
    const made = await madeOf(page, { name: `receipt.${form}`, mimeType, buffer });
    expect((await sharp(made).metadata()).format).toBe('jpeg');
    expect(near(await colourAt(made, 120, 40), [0, 0, 0])).toBe(true);
    expect(near(await colourAt(made, 120, 200), [255, 255, 255])).toBe(true);
  });

test('a receipt of 400 × 8000 pixels keeps the width that its text needs', async ({ page }) => {
  const buffer = await sharp({
    create: { width: 400, height: 8000, channels: 3, background: '#ffffff' },
  })
    .jpeg()
    .toBuffer();
  const made = await madeOf(page, { name: 'long.jpg', mimeType: 'image/jpeg', buffer });
  const { width, height } = await sharp(made).metadata();
  expect(width).toBeGreaterThan(300);
  expect(height / width).toBeCloseTo(20, 0);
});

const red = { width: 120, height: 80, channels: 3, background: { r: 220, g: 20, b: 20 } } as const;
for (const [what, name, make] of [
  ['in CMYK', 'cmyk.jpg', () => sharp({ create: red }).toColourspace('cmyk').jpeg()],
  ['with 16 bits per channel', 'deep.png', () => sharp({ create: red }).toColourspace('rgb16').png()],
  ['with a palette', 'palette.png', () => sharp({ create: red }).png({ palette: true })],
] as const)
  test(`a picture ${what} keeps its colours`, async ({ page }) => {
    const mimeType = name.endsWith('png') ? 'image/png' : 'image/jpeg';
    const made = await madeOf(page, { name, mimeType, buffer: await make().toBuffer() });
    const [r = 0, g = 255, b = 255] = await colourAt(made, 60, 40);
    expect(r).toBeGreaterThan(150);
    expect(Math.max(g, b)).toBeLessThan(90);
  });

test('a greyscale picture stays grey', async ({ page }) => {
  const grey = { width: 120, height: 80, channels: 3, background: { r: 128, g: 128, b: 128 } } as const;
  const buffer = await sharp({ create: grey }).greyscale().jpeg().toBuffer();
  const made = await madeOf(page, { name: 'grey.jpg', mimeType: 'image/jpeg', buffer });
  expect(near(await colourAt(made, 60, 40), [128, 128, 128])).toBe(true);
});

test('a photo stored sideways is turned upright, and loses its location', async ({ page }) => {
  const buffer = await sharp({ create: { ...red, width: 120, height: 80 } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '6/1 10/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await madeOf(page, { name: 'side.jpg', mimeType: 'image/jpeg', buffer });
  const { width, height, exif, orientation } = await sharp(made).metadata();
  expect([width, height]).toEqual([80, 120]);
  expect(exif).toBeUndefined();
  expect(orientation ?? 1).toBe(1);
});

for (const [what, name, mimeType, buffer] of [
  ['an SVG', 'drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a photo in a format that the browser cannot read', 'photo.heic', 'image/heic', Buffer.from('ftypheic')],
  ['an empty file', 'empty.jpg', 'image/jpeg', Buffer.alloc(0)],
  ['a document', 'paper.pdf', 'application/pdf', Buffer.from('%PDF-1.7')],
] as const)
  test(`${what} shows an error with what to do`, async ({ page }) => {
    await page.goto('/bookkeeping/new');
    await onScreen(page, 'New record');
    await page.getByLabel('Add a photo of the receipt').setInputFiles({ name, mimeType, buffer });
    const note = page.getByRole('alert').filter({ hasText: 'This file can’t be used' });
    await expect(note).toContainText('Take a photo of the receipt');
    await expect(page.locator('img[src^="blob:"]')).toHaveCount(0);
  });
