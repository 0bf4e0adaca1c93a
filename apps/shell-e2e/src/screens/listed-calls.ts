import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = () => readFileSync(join(import.meta.dirname, '../../../../docs/screens.md'), 'utf8');

const pathsIn = (cell = ''): readonly string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/**
 * What a screen sent as it opened, compared with its row of docs/screens.md.
 * @returns a line for each call that only one of them has, or for a missing row
 */
export function unlistedCalls(screen: string, sent: readonly string[], table = page()): readonly string[] {
  const row = table.split('\n').find((line) => line.startsWith('| `/') && line.includes(`\` (${screen}) |`));
  if (row === undefined) return [`no row: ${screen}`];
  const listed = row.split('|').slice(2).flatMap(pathsIn);
  return [
    ...listed.filter((path) => !sent.includes(path)).map((path) => `listed, not sent: ${path}`),
    ...[...new Set(sent)].filter((path) => !listed.includes(path)).map((path) => `sent, not listed: ${path}`),
  ];
}
