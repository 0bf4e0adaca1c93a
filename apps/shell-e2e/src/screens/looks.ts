import type { Page } from '@playwright/test';

/** How a screen is displayed: the device size, the theme and the text size. */
export interface Look {
  readonly width: 320 | 360 | 430 | 800 | 820 | 1280;
  /** 800 by default. */
  readonly height?: number;
  readonly theme: 'light' | 'dark';
  readonly text: 1 | 2;
}

const themes = ['light', 'dark'] as const;
const onWidths = ([320, 360, 430] as const).flatMap((width) =>
  themes.map((theme): Look => ({ width, theme, text: 1 })),
);

/** A tablet, a laptop, a phone in landscape, and 1 280 × 1 024 px at a zoom of 400 %. */
const beyondPhones: readonly Look[] = [
  ...([820, 1280] as const).flatMap((width) => themes.map((theme): Look => ({ width, theme, text: 1 }))),
  { width: 800, height: 360, theme: 'light', text: 1 },
  { width: 320, height: 256, theme: 'light', text: 1 },
];

/** All looks: three phone widths, double text size, and wider screens. */
const everyLook: readonly Look[] = [
  ...onWidths,
  ...themes.map((theme): Look => ({ width: 360, theme, text: 2 })),
  ...beyondPhones,
];

export function nameOf({ width, height, theme, text }: Look): string {
  const size = height === undefined ? String(width) : `${String(width)} × ${String(height)}`;
  return `${size} px ${theme}${text === 2 ? ' 200 %' : ''}`;
}

/** Selects looks by a part of their name (`npx nx run shell-e2e:screens --look=1280,256`); all by default. */
const wanted = (process.env['SCREENS_LOOKS'] ?? '').split(',');
export const looks = everyLook.filter((check) => wanted.some((part) => nameOf(check).includes(part)));

/** Applies a look to the open page without reloading it. */
export async function lookAt(page: Page, { width, height = 800, theme, text }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 2 ? '200%' : '';
  }, text);
}
