import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** What the app loads after its first screen: it follows translations and starts the app over. */
export const afterFirstScreen = 'after-first-screen';

/** @param part of the name of a module @returns the path of the built file with this module */
export function builtFile(part: string): string {
  const built = process.env['STATIC_DIR'] || join(import.meta.dirname, '../../../../dist/apps/shell');
  const inventory = JSON.parse(readFileSync(join(built, 'script-inventory.json'), 'utf8')) as readonly {
    readonly path: string;
    readonly why: string;
  }[];
  const file = inventory.find(({ why }) => why.includes(part));
  expect(file, `the build has a file with ${part}`).toBeDefined();
  return file?.path ?? '';
}
