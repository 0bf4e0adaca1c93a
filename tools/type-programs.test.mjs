import { deepEqual, ok } from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './workspace.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
/** The library of test utilities runs in Node only. */
const browserLibraries = readdirSync(join(root, 'libs')).filter(
  (name) => name !== 'testing' && existsSync(join(root, 'libs', name, 'project.json')),
);
const typesOf = (config) =>
  (config.compilerOptions ?? {}).types ?? read('tsconfig.base.json').compilerOptions.types;

for (const name of browserLibraries) {
  test(`${name} has a program for the browser and one for its tests`, () => {
    deepEqual(read(`libs/${name}/tsconfig.json`), {
      files: [],
      references: [{ path: './tsconfig.lib.json' }, { path: './tsconfig.spec.json' }],
    });
    const types = typesOf(read(`libs/${name}/tsconfig.lib.json`));
    deepEqual(
      types.filter((each) => /node|jest/.test(each)),
      [],
    );
    ok(typesOf(read(`libs/${name}/tsconfig.spec.json`)).includes('jest'));
  });
}

test('an editor finds each project’s TypeScript program through the root, which has no files', () => {
  const { files, references } = read('tsconfig.json');
  const projects = ['apps', 'libs'].flatMap((area) =>
    readdirSync(join(root, area))
      .filter((name) => existsSync(join(root, area, name, 'project.json')))
      .map((name) => `./${area}/${name}`),
  );
  deepEqual(files, []);
  deepEqual(references.map(({ path }) => path).sort(), projects.sort());
});
