import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedEndpoints } from '@clearloan/open-api';
import { allMutations, asTable, mutatedPath } from '@clearloan/contract-suite';

const page = readFileSync(join(__dirname, '..', '..', '..', '..', 'docs', 'contract.md'), 'utf8');
const rows = page
  .slice(page.indexOf('<!-- mutations -->'))
  .split('\n')
  .flatMap((line) => {
    const [, mutation, caught] = /^\| (.+?) \| (yes|no) \| /.exec(line) ?? [];
    return mutation === undefined ? [] : [{ mutation, isCaught: caught === 'yes' }];
  });
const mutations = allMutations('token', '+62');

it('the table lists every mutation of the suite and no other', () => {
  expect(rows.map(({ mutation }) => mutation)).toEqual(mutations.map(({ name }) => name));
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

it('the suite has at least forty mutations and detects each of them', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(40);
  expect(rows.filter(({ isCaught }) => !isCaught).length).toBe(0);
  const caught = rows.filter(({ isCaught }) => isCaught).length;
  expect(page).toContain(`${caught} of ${rows.length} mutations are caught.`);
});

it('every mutation changes an endpoint of the contract, or all endpoints', () => {
  const paths = new Set(ownedEndpoints.map(({ endpoint }) => endpoint.path));
  expect(mutations.map(mutatedPath).filter((path) => path !== undefined && !paths.has(path))).toEqual([]);
});

it('the table shows a missed mutation as missed', () => {
  const table = asTable([
    { mutation: 'a', message: undefined, seconds: 1 },
    { mutation: 'b', message: 'data.x: expected 1, received 2', seconds: 1 },
  ]);
  expect(table).toContain('1 of 2 mutations are caught.');
  expect(table).toContain('| a | no | – |');
});
