import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedEndpoints } from './contracts';

const page = (name: string) => readFileSync(join(__dirname, '../../../docs', name), 'utf8');
const known = new Set(ownedEndpoints.map(({ endpoint }) => endpoint.path));

it('each call of the table of screens is declared', () => {
  const cells = page('screens.md')
    .split('\n')
    .filter((line) => line.startsWith('| `/'))
    .flatMap((line) => line.split('|').slice(2));
  const calls = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path));
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter((path) => !known.has(path))).toEqual([]);
});

it('each call of the steps to connect a lender is declared', () => {
  const [, steps = ''] = page('contract.md').split('## Connect your lender');
  const [table = ''] = steps.split('\n## ');
  const calls = [...table.matchAll(/`(\/[\w/-]+)`/g)].map(([, path = '']) => path);
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((path) => !known.has(path))).toEqual([]);
});
