import { codes } from '@clearloan/api-client/declare';
import { orderStatusValues } from '@clearloan/loan-contract';
import { Refused } from '../../platform/context/refusal';
import { isClosed, mayMove, orderMoves, orThrow, type OrderStatus } from './order-moves';

/** The transitions promised to borrowers, repeated here on purpose. */
const allowed = new Set([
  'draft reviewing',
  'draft cancelled',
  'reviewing approved',
  'reviewing cancelled',
  'reviewing rejected',
  'approved disbursing',
  'approved cancelled',
  'disbursing repaying',
  'disbursing disburseFailed',
  'disburseFailed disbursing',
  'repaying overdue',
  'overdue repaying',
  'repaying settled',
  'overdue settled',
  'repaying withdrawn',
  // Money that the bank took back, or booked earlier than it reported.
  'overdue withdrawn',
  'settled repaying',
  'settled overdue',
  'settled withdrawn',
  'withdrawn repaying',
  'withdrawn overdue',
  'withdrawn settled',
]);

const every = orderStatusValues.flatMap((from) => orderStatusValues.map((to) => [from, to] as const));

describe('status changes of an order', () => {
  it('cover every status of the contract', () => {
    expect(Object.keys(orderMoves).sort()).toEqual([...orderStatusValues].sort());
  });

  it.each(every.filter((pair) => allowed.has(pair.join(' '))))('allow %s to become %s', (from, to) => {
    expect(mayMove(from, to)).toBe(true);
  });

  it.each(every.filter((pair) => !allowed.has(pair.join(' '))))('reject %s to %s', (from, to) => {
    expect(mayMove(from, to)).toBe(false);
    expect(refusalOf(from, to)).toBe(codes.notAllowedNow);
  });

  it('end in the closed statuses', () => {
    expect(orderStatusValues.filter(isClosed)).toEqual(['rejected', 'settled', 'cancelled', 'withdrawn']);
  });
});

function refusalOf(from: OrderStatus, to: OrderStatus): number | undefined {
  try {
    orThrow({ illegalMove: { from, to } });
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.code : NaN;
  }
}
