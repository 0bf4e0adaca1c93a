import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLender } from './lender-under-test';

const page = readFileSync(join(__dirname, '../../../../docs/contract.md'), 'utf8');
const [, section = ''] = page.split('### Your lender for the suite');
const [, example = ''] = /```json\n(.*?)```/s.exec(section) ?? [];

it('the page for lenders explains each key of the description, and no other', () => {
  const explained = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const optional = ['calls', 'contacts', 'staffToken'];
  expect([...new Set(explained)].sort()).toEqual([...Object.keys(readLender({})), ...optional].sort());
});

it('its example is a description', () => {
  const lender = readLender(JSON.parse(example));
  expect(lender.approve).toEqual({ url: '/test/orders/{orderId}/approve', body: {} });
});
