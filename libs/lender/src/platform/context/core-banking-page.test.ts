import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownedEndpoints } from '@clearloan/open-api';

const page = readFileSync(join(__dirname, '../../../../../docs/core-banking.md'), 'utf8');

/** The endpoints listed in one of the tables. */
const callsOn = (text: string) => [...text.matchAll(/^\| `(\/[^`]+)`\s*\|/gm)].map(([, path = '']) => path);

it('every endpoint has one row in the table of the core banking page', () => {
  const declared = ownedEndpoints.map(({ endpoint }) => endpoint.path).sort();
  expect(callsOn(page).sort()).toEqual(declared);
});

it('an endpoint without a row is detected', () => {
  const without = page.replace(/^\| `\/v3\/product\/apply`.*\n/m, '');
  expect(callsOn(without)).not.toContain('/v3/product/apply');
  expect(callsOn(without)).toHaveLength(callsOn(page).length - 1);
});
