import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedEndpoints } from '../../context/contracts';
import { allLies, asTable } from './measure';
import { calledBy } from './proxy';

const page = readFileSync(join(__dirname, '..', '..', '..', '..', '..', 'docs', 'contract.md'), 'utf8');
const rows = page
  .slice(page.indexOf('<!-- lies -->'))
  .split('\n')
  .flatMap((line) => {
    const [, lie, caught] = /^\| (.+?) \| (yes|no) \| /.exec(line) ?? [];
    return lie === undefined ? [] : [{ lie, isCaught: caught === 'yes' }];
  });
const lies = allLies('token', '+62');

it('a lender’s team reads of every lie that the suite is measured with, and of no other', () => {
  expect(rows.map(({ lie }) => lie)).toEqual(lies.map(({ name }) => name));
  expect(new Set(lies.map(({ name }) => name)).size).toBe(lies.length);
});

it('at least forty lies are told, and the suite misses at most two', () => {
  expect(lies.length).toBeGreaterThanOrEqual(40);
  expect(rows.filter(({ isCaught }) => !isCaught).length).toBeLessThanOrEqual(2);
  const caught = rows.filter(({ isCaught }) => isCaught).length;
  expect(page).toContain(`${caught} of ${rows.length} lies are caught.`);
});

it('every lie is about a call of the contract, or about all', () => {
  const paths = new Set(ownedEndpoints.map(({ endpoint }) => endpoint.path));
  expect(lies.map(calledBy).filter((path) => path !== undefined && !paths.has(path))).toEqual([]);
});

it('a lie that is not caught stands in the table as such', () => {
  const table = asTable([
    { lie: 'a', message: undefined, seconds: 1 },
    { lie: 'b', message: 'data.x: expected 1, received 2', seconds: 1 },
  ]);
  expect(table).toContain('1 of 2 lies are caught.');
  expect(table).toContain('| a | no | – |');
});
