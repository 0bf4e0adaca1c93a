import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeBreaches } from '../support/accessible';

const built = join(import.meta.dirname, '../../../../dist/catalogue');
const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly title: string; readonly name: string }>>;
};
const stories = Object.entries(entries);

async function openStory(page: Page, id: string, theme: string): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
  await expect(page.locator('#storybook-root > *').first()).toBeAttached();
  await expect(page.locator('.sb-errordisplay')).toBeHidden();
}

test('the catalogue has stories', () => {
  expect(stories.length).toBeGreaterThan(15);
});

for (const theme of ['light', 'dark']) {
  for (const [id, { title, name }] of stories) {
    test(`${title}: ${name} is accessible in ${theme}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await openStory(page, id, theme);
      await page.screenshot({ path: join(built, 'pictures', theme, `${id}.jpg`), quality: 80, type: 'jpeg' });
      expect(await axeBreaches(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      expect(errors).toEqual([]);
    });
  }
}

test('the check reports a button without a name', async ({ page }) => {
  await openStory(page, 'actions-buttons-and-notes--every-button', 'light');
  await page
    .getByRole('button')
    .first()
    .evaluate((button) => button.replaceChildren());
  expect((await axeBreaches(page)).join()).toContain('button-name');
});
