import { deepEqual, match } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../workspace.mjs';
import { drawGraph } from './draw.mjs';
import { essentialUses, floorsOf } from './layers.mjs';

const house = { shell: ['loans', 'ui', 'routes'], loans: ['ui', 'routes'], ui: ['routes'], routes: [] };

test('a dependency through another project is not drawn again', () => {
  deepEqual(essentialUses(house), { shell: ['loans'], loans: ['ui'], ui: ['routes'], routes: [] });
});

test('each project is drawn above all that it uses', () => {
  deepEqual(floorsOf({ ...house, auth: ['ui'] }), [['shell'], ['auth', 'loans'], ['ui'], ['routes']]);
});

test('the picture has a box for each project and a line for each direct dependency', () => {
  const picture = drawGraph(house);
  deepEqual(
    picture.match(/<text [^>]*>[\w-]+/g).map((text) => text.replace(/.*>/, '')),
    [...['shell', 'loans', 'ui', 'routes']],
  );
  deepEqual(picture.match(/<path /g).length, 3);
});

test('the committed picture shows every project (npx nx run tools:graph draws it)', () => {
  const picture = readFileSync(join(root, 'docs/graph.svg'), 'utf8');
  const projects = ['apps', 'libs'].flatMap((area) =>
    readdirSync(join(root, area)).filter((name) => existsSync(join(root, area, name, 'project.json'))),
  );
  for (const name of projects) match(picture, new RegExp(`>${name}</text>`));
});
