import type { Page } from '@playwright/test';

/** How a screen is looked at: on which phone, by day or night, with which size of text. */
export interface Look {
  readonly width: 320 | 360 | 430;
  readonly theme: 'light' | 'dark';
  readonly text: 1 | 2;
}

const themes = ['light', 'dark'] as const;
const onWidths = ([320, 360, 430] as const).flatMap((width) =>
  themes.map((theme): Look => ({ width, theme, text: 1 })),
);

/** The whole table: three widths and twice the size of text, each light and dark. */
export const looks: readonly Look[] = [
  ...onWidths,
  ...themes.map((theme): Look => ({ width: 360, theme, text: 2 })),
];

export const nameOf = ({ width, theme, text }: Look): string =>
  `${String(width)} px ${theme}${text === 2 ? ' 200 %' : ''}`;

/** Dresses the page that is open; nothing is loaded again. */
export async function lookAt(page: Page, { width, theme, text }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 2 ? '200%' : '';
  }, text);
}
