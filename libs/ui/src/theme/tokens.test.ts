import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The declarations of the first block that opens after `opening`. */
function blockAfter(opening: string): string[] {
  const from = tokens.indexOf('{', tokens.indexOf(opening)) + 1;
  return tokens
    .slice(from, tokens.indexOf('\n}', from))
    .split(/;\s*\n/)
    .map((line) => line.replace(/\s+/g, ' ').replace(/;$/, '').trim())
    .filter((line) => line !== '' && line !== '}');
}

it('only screens are dark: a receipt is printed dark on white', () => {
  const printed = tokens.replace(/\n@media screen[^{]*\{[\s\S]*?\n\}/g, '');
  expect(tokens.match(/^ +color-scheme: dark/gm)).toHaveLength(2);
  expect(printed).not.toContain('color-scheme: dark');
  expect(printed).toContain('color-scheme: light');
});

it('the dark theme is the same by the borrower’s choice and by the device’s setting', () => {
  const byDevice = blockAfter(":not([data-theme='light'])");
  const byChoice = blockAfter("[data-theme='dark'] {");
  expect(byDevice.length).toBeGreaterThan(30);
  expect(byDevice).toEqual(byChoice);
});
