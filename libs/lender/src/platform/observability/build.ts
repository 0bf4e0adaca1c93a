import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({ name: v.string(), version: v.string() });
const journalSchema = v.object({ entries: v.array(v.object({ tag: v.string() })) });

/** The running build. */
export interface Build {
  /** From package.json; `unknown` if that file was not deployed. */
  readonly version: string;
  /** The newest migration of this build. */
  readonly migration: string;
}

/** @param home the folder of the built server, which holds `drizzle/` */
export function buildOf(home: string): Build {
  const journal = join(home, 'drizzle', 'meta', '_journal.json');
  const { entries } = v.parse(journalSchema, JSON.parse(readFileSync(journal, 'utf8')));
  return { version: versionAbove(home), migration: entries.at(-1)?.tag ?? 'none' };
}

function versionAbove(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const manifest = v.safeParse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
    if (manifest.success && manifest.output.name === 'clearloan') return manifest.output.version;
  }
  const parent = dirname(folder);
  return parent === folder ? 'unknown' : versionAbove(parent);
}
