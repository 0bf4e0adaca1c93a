import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './workspace.mjs';

const page = readFileSync(join(root, 'apps/shell/index.html'), 'utf8');
const [, viewport = ''] = /<meta\s+name="viewport"\s+content="([^"]+)"/.exec(page) ?? [];
const said = viewport.split(', ');

it('the page ends above the keyboard, so that no pinned button is covered, and fills the screen', () => {
  for (const rule of ['width=device-width', 'viewport-fit=cover', 'interactive-widget=resizes-content'])
    assert.ok(said.includes(rule), `${rule} is missing in ${viewport}`);
});

it('a borrower can pinch to zoom the page', () => {
  assert.doesNotMatch(viewport, /user-scalable|maximum-scale/);
});

it('no browser turns an account number or a pay code into a phone link', () => {
  assert.match(page, /<meta name="format-detection" content="telephone=no" \/>/);
});
