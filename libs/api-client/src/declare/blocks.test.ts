import { literal, object, parse } from 'valibot';
import { blocksOf } from './blocks';
import { encode } from './encode';
import { manyOf, money } from './wire';

const blocks = blocksOf([
  object({ type: literal('PRICE'), amount: money }),
  object({ type: literal('LIST'), items: manyOf(object({ amount: money })) }),
]);

it('a list of blocks keeps the known ones when the lender adds a new type', () => {
  expect(
    parse(blocks, [
      { type: 'STORY', items: 7 },
      { type: 'PRICE', amount: '12.50' },
    ]),
  ).toEqual([
    { type: 'UNREADABLE', of: 'STORY' },
    { type: 'PRICE', amount: 1250 },
  ]);
});

it('a list of blocks keeps the valid ones when others are invalid', () => {
  expect(parse(blocks, [{ type: 'PRICE', amount: '12,5' }, { type: 'LIST' }, null, 'x'])).toEqual([
    { type: 'UNREADABLE', of: 'PRICE' },
    { type: 'LIST', items: [] },
    { type: 'UNREADABLE', of: '' },
    { type: 'UNREADABLE', of: '' },
  ]);
});

it('each block is encoded as the lender sent it', () => {
  const wire = [
    { type: 'LIST', items: [{ amount: '0.05' }] },
    { type: 'PRICE', amount: '-3.00' },
    { type: 'UNREADABLE', of: 'STORY' },
  ];
  expect(encode(blocks, parse(blocks, wire))).toEqual(wire);
});

it('the type of a block narrows its fields', () => {
  const [first] = parse(blocks, [{ type: 'PRICE', amount: '1.00' }]);
  expect(first?.type === 'PRICE' && first.amount).toBe(100);
});
