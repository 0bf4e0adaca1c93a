import { addDays } from '@clearloan/loan-math';
import { instantOf } from '../../platform/context/instants';
import { debtOn, type InFull, type Loan } from './debt';
import type { PaidLine } from './ledger';
import { nextEvent, type AnnouncedCollection } from './mandate-events';
import { bookOf } from './testing/book';

const { loan, facts } = bookOf({ principal: 1_200_000, tenure: 6 });
const [first, second] = facts.map(({ plan }) => plan);
const due = first?.dueDate ?? '';
const wholeOf = (row: typeof first) => (row?.principal ?? 0) + (row?.interest ?? 0);
const dayAfter = addDays(due, 1);

const line = (
  kind: 'payment' | 'reversal',
  periodNo: number,
  amount: number,
  valueDay: string,
): PaidLine => ({
  kind,
  account: 'principal',
  periodNo,
  valueDay,
  amount: kind === 'payment' ? -amount : amount,
});
const mandate = { mandateId: 'm', status: 'active', activeFrom: new Date(0) } as const;
const announced = (periodNo: number, dueDate: string, amount: number): AnnouncedCollection => ({
  mandateId: mandate.mandateId,
  periodNo,
  dueDate,
  amount,
  warnedAt: instantOf(`${addDays(dueDate, -2)}T02:00:00Z`),
  outcome: null,
  retryAt: null,
});
/** What the mandate does next on the day after the first due date. */
function nextAfter(entries: readonly PaidLine[], known: readonly AnnouncedCollection[]) {
  const inFull: InFull<Loan> = {
    ...loan,
    plan: facts.map(({ plan }) => plan),
    delays: [],
    planChanges: [],
    entries,
  };
  const event = nextEvent(mandate, known, debtOn(inFull, dayAfter));
  return event && { kind: event.kind, periodNo: event.row.periodNo, collectOn: event.collectOn };
}

const whole = wholeOf(first);
const notice = { kind: 'warn', periodNo: 1, collectOn: addDays(dayAfter, 2) };

describe('a payment that was paid on its due date, and is open again the day after', () => {
  it.each([
    ['that lost all its money', [line('reversal', 1, whole, dayAfter)]],
    [
      'that got a part of it again',
      [line('reversal', 1, whole, dayAfter), line('payment', 1, 500, dayAfter)],
    ],
  ])('%s is announced', (_, entries) => {
    const paid = line('payment', 1, whole, due);
    expect(nextAfter([paid, ...entries], [announced(1, due, whole)])).toEqual(notice);
  });

  it('that lost less than was paid the same day is announced', () => {
    const entries = [
      line('payment', 1, 500, due),
      line('payment', 1, whole - 500, dayAfter),
      line('reversal', 1, 500, dayAfter),
    ];
    expect(nextAfter(entries, [announced(1, due, whole)])).toEqual(notice);
  });

  it('because money of another payment is counted again is announced', () => {
    const entries = [line('reversal', 2, 500, dayAfter), line('payment', 1, whole - 500, due)];
    expect(nextAfter(entries, [announced(1, due, whole)])).toEqual(notice);
  });
});

it('a payment that is not due yet is collected as announced, whatever other payments lost', () => {
  const lost = [line('payment', 1, whole, due), line('payment', 3, 500, due), line('reversal', 3, 500, due)];
  const dueNext = second?.dueDate ?? '';
  expect(nextAfter(lost, [announced(2, dueNext, wholeOf(second))])).toEqual({
    kind: 'collect',
    periodNo: 2,
    collectOn: dueNext,
  });
});

it('money that was taken out of the books to be counted again changes no collection', () => {
  const recounted = [line('reversal', 1, 500, dayAfter), line('reversal', 1, -500, dayAfter)];
  expect(nextAfter(recounted, [announced(1, due, whole)])).toEqual({
    kind: 'collect',
    periodNo: 1,
    collectOn: due,
  });
});
