import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The built file of what the app loads after its first screen: it follows translations and starts the app over. */
export function fileAfterFirstScreen(): string {
  const built = process.env['STATIC_DIR'] || join(import.meta.dirname, '../../../../dist/apps/shell');
  const inventory = JSON.parse(readFileSync(join(built, 'script-inventory.json'), 'utf8')) as readonly {
    readonly path: string;
    readonly why: string;
  }[];
  const file = inventory.find(({ why }) => why.includes('after-first-screen'));
  expect(file, 'the build has a file for after the first screen').toBeDefined();
  return file?.path ?? '';
}
