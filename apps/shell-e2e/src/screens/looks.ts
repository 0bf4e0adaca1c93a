import type { Page } from '@playwright/test';

/** How a screen is looked at: on which phone, by day or night, with which size of text. */
export interface Look {
  readonly width: 320 | 360 | 430 | 800 | 820 | 1280;
  /** 800 where none is named. */
  readonly height?: number;
  readonly theme: 'light' | 'dark';
  readonly text: 1 | 2;
}

const themes = ['light', 'dark'] as const;
const onWidths = ([320, 360, 430] as const).flatMap((width) =>
  themes.map((theme): Look => ({ width, theme, text: 1 })),
);

/** A tablet, a laptop, and a device on its side. */
const beyondPhones: readonly Look[] = [
  ...([820, 1280] as const).flatMap((width) => themes.map((theme): Look => ({ width, theme, text: 1 }))),
  { width: 800, height: 360, theme: 'light', text: 1 },
];

/** The whole table: three widths of devices, twice the size of text, and what is wider than a device. */
const everyLook: readonly Look[] = [
  ...onWidths,
  ...themes.map((theme): Look => ({ width: 360, theme, text: 2 })),
  ...beyondPhones,
];

export function nameOf({ width, height, theme, text }: Look): string {
  return `${String(width)} px ${theme}${text === 2 ? ' 200 %' : ''}${height === undefined ? '' : ' landscape'}`;
}

/** Looks by a part of their name (`npx nx run shell-e2e:screens --look=1280,landscape`); the whole table where none is named. */
const wanted = (process.env['SCREENS_LOOKS'] ?? '').split(',');
export const looks = everyLook.filter((look) => wanted.some((part) => nameOf(look).includes(part)));

/** Dresses the page that is open; nothing is loaded again. */
export async function lookAt(page: Page, { width, height = 800, theme, text }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 2 ? '200%' : '';
  }, text);
}
