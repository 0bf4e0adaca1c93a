import { addDays } from '@clearloan/loan-math';
import fc from 'fast-check';
import { parse } from 'valibot';
import { cycles, dues as duesCall, reminderInfo, type Reminder } from '../contract';
import { duesOfAWeek, motorbikeLoan } from '../fixtures/dues-of-a-week';
import { daysOfDues, dueList, groupDues, sequenceOf, statusOf } from './due-list';
import { dayIn, monthAfter, monthOf, weeksOf } from './month-grid';
import { ownChanges, ownDuesFrom, reminderDraft, remindersFrom } from './local-dues';
import { computeOutlook } from './outlook';
import { blank, fieldsOf, textsOf, withTyped } from './reminder-draft';
import { bellOf, faultsOf, reminderFrom, type FormFields } from './reminder-form';
import { afterPayment, beforePayment, dayAt, daysUntil, paidDays, timesLeft } from './rhythm';

const today = '2026-11-20';
const motorbike = parse(reminderInfo.data, motorbikeLoan);
const { own } = parse(duesCall.data, duesOfAWeek);
const ownDues = own.map((due) => ({ due, sequence: 0 }));
const reminder = (changes: Partial<Reminder>): Reminder => ({ ...motorbike, ...changes });

describe('a cycle', () => {
  it.each([
    ['2026-01-31', undefined, 1, '2026-02-28'],
    ['2026-02-28', 31, 1, '2026-03-31'],
    ['2024-02-29', 30, 1, '2024-03-30'],
    ['2026-03-31', undefined, -1, '2026-02-28'],
    ['2026-12-24', undefined, 2, '2027-02-24'],
  ])(
    'of months from %s (intended day %p) moves by %i to %s [promise: reminder-month-end]',
    (repayTime, dayOfMonth, count, day) => {
      expect(dayAt({ repayTime, dayOfMonth, cycle: 'monthly' }, count)).toBe(day);
    },
  );

  it('of weeks moves by seven days', () => {
    expect(dayAt({ repayTime: '2026-12-28', dayOfMonth: undefined, cycle: 'weekly' }, 1)).toBe('2027-01-04');
  });

  it('moves to the next date with a payment and ends when all are paid', () => {
    const last = reminder({ repayTime: '2026-11-30', cycle: 'monthly', times: 2, paidTimes: 0 });
    const once = afterPayment(last);
    expect([once.repayTime, timesLeft(once)]).toEqual(['2026-12-30', 1]);
    const twice = afterPayment(once);
    expect([twice.repayTime, timesLeft(twice), statusOf(twice, today)]).toEqual(['2026-12-30', 0, 'done']);
    expect(paidDays(twice, '2026-01-01')).toEqual(['2026-12-30', '2026-11-30']);
  });

  it('returns to the same date when a payment is undone', () => {
    const any = fc.record({
      repayTime: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-31', days)),
      cycle: fc.constantFrom('once' as const, 'weekly' as const, 'monthly' as const),
      times: fc.option(fc.integer({ min: 6, max: 40 }), { nil: undefined }),
      paidTimes: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(any, ({ paidTimes, ...facts }) => {
        const before = reminder({
          ...facts,
          paidTimes: facts.cycle === 'once' ? 0 : paidTimes,
          dayOfMonth: undefined,
        });
        const back = beforePayment(afterPayment(before));
        expect([back.repayTime, back.paidTimes]).toEqual([before.repayTime, before.paidTimes]);
      }),
    );
  });

  it('has no dates after the last payment', () => {
    const twoLeft = reminder({ repayTime: '2026-11-27', times: 3, paidTimes: 1 });
    expect(daysUntil(twoLeft, '2027-12-31')).toEqual(['2026-11-27', '2026-12-27']);
    expect(daysUntil(reminder({ repayTime: '2026-11-27', times: undefined }), '2027-01-27')).toHaveLength(3);
  });
});

describe('the reminder list', () => {
  it('shows late and near reminders first, one later payment of each loan, and the total due soon', () => {
    const late = reminder({ id: 'late', repayTime: '2026-11-18', amount: 100 });
    const far = reminder({ id: 'far', repayTime: '2027-01-31', bell: undefined });
    const { soon, later, soonTotal } = groupDues(dueList([late, far, motorbike], ownDues, today));
    expect(soon.map(({ id }) => id)).toEqual(['late', 'o-48213-3', motorbike.id]);
    expect(soonTotal).toBe(100 + 214_231 + 86_000);
    expect(later.map(({ id, status }) => [id, status])).toEqual([['far', 'off']]);
  });

  it('marks the days of a month as paid, due or late', () => {
    const late = reminder({ id: 'late', cycle: 'once', repayTime: '2026-11-18', paidTimes: 0 });
    const marks = daysOfDues(dueList([late, motorbike], ownDues, today), '2026-10-01', '2026-12-31', today);
    expect(marks.map(({ day, mark }) => [day, mark])).toEqual([
      ['2026-10-24', 'paid'],
      ['2026-10-27', 'paid'],
      ['2026-11-18', 'late'],
      ['2026-11-24', 'due'],
      ['2026-11-27', 'due'],
      ['2026-12-24', 'due'],
      ['2026-12-27', 'due'],
    ]);
  });
});

describe('the outlook', () => {
  const money = {
    balance: 100_000,
    isOpened: true,
    expected: [{ day: '2026-11-25', in: 180_000, out: 20_000 }],
    day: today,
  };

  it('names the first day with too little money, the movements until then, and the payments', () => {
    const { shortfall } = computeOutlook(dueList([motorbike], ownDues, today), money, today);
    expect(shortfall).toEqual({
      day: '2026-11-24',
      missing: 114_231,
      comesIn: 0,
      goesOut: 214_231,
      names: ['Everyday loan'],
    });
  });

  it('is right on every day: the balance plus income minus spending', () => {
    const late = reminder({ repayTime: '2026-11-01', cycle: 'once', amount: 5000, paidTimes: 0 });
    const { days, shortfall } = computeOutlook(dueList([late], [], today), money, today);
    expect(days.map(({ day, balance }) => [day, balance])).toEqual([
      [today, 95_000],
      ['2026-11-25', 255_000],
    ]);
    expect(shortfall).toBeUndefined();
  });
});

describe('in local storage', () => {
  it('a reminder is stored and read back unchanged, and an unreadable one is dropped', () => {
    expect(remindersFrom([reminderDraft(motorbike), { wire: { id: 'broken' } }])).toEqual([motorbike]);
  });

  it('a moved payment of this lender gets a higher sequence, and a removed one is deleted', () => {
    const [paid, next, far] = own;
    if (!paid || !next || !far) throw new Error('The fixture must have three payments of this lender.');
    expect(ownChanges(ownDues, own)).toEqual([]);
    const changes = ownChanges(ownDues, [paid, { ...next, repayTime: '2026-12-01' }]);
    expect(changes.map(({ id, deleted, wire }) => [id, deleted, wire['sequence']])).toEqual([
      [next.id, false, 1],
      [far.id, true, 0],
    ]);
    expect(ownDuesFrom(changes).map(({ sequence }) => sequence)).toEqual([1, 0]);
  });

  it('the sequence rises with every change and fits 31 bits', () => {
    expect(sequenceOf('2026-11-20T02:44:01Z') - sequenceOf('2026-11-20T02:44:00Z')).toBe(1);
    expect(sequenceOf('2093-12-31T00:00:00Z')).toBeLessThan(2 ** 31);
  });
});

describe('the reminder form', () => {
  const fields: FormFields = {
    productName: ' Rent ',
    lender: '',
    typedAmount: '1200',
    typedDay: '2026-11-30',
    cycle: 'monthly',
    typedTimes: '',
    note: '',
    daysBefore: [0, 3],
    time: '09:00',
  };

  it('lists the missing fields', () => {
    expect(faultsOf(fields, 120_000)).toEqual([]);
    expect(faultsOf({ ...fields, productName: '  ', typedDay: '2026--30', typedTimes: '0' }, 0)).toEqual([
      'name',
      'amount',
      'day',
      'times',
    ]);
    expect(faultsOf({ ...fields, cycle: 'once', typedTimes: '0' }, 1)).toEqual([]);
  });

  it('keeps what was paid and the intended day, until another day is chosen', () => {
    const kept = reminder({ repayTime: '2027-02-28', dayOfMonth: 31, times: 24, paidTimes: 9 });
    const same = { ...fields, repayTime: '2027-02-28', typedTimes: '15' };
    expect(reminderFrom(same, 1, 'id', kept)).toMatchObject({ dayOfMonth: 31, times: 24, paidTimes: 9 });
    expect(reminderFrom({ ...same, repayTime: '2027-03-15' }, 1, 'id', kept).dayOfMonth).toBe(15);
    expect(reminderFrom({ ...fields, repayTime: '2026-11-30' }, 1, 'id', undefined)).toMatchObject({
      productName: 'Rent',
      lender: undefined,
      dayOfMonth: 30,
      times: undefined,
    });
  });

  it('sorts the bells from the farthest day to the nearest, and has none without a day', () => {
    expect(bellOf(fields)).toEqual({ daysBefore: [3, 0], time: '09:00', channels: ['app'] });
    expect(bellOf({ ...fields, daysBefore: [] })).toBeUndefined();
  });
});

describe('the month view', () => {
  it('has whole weeks from Monday, and accepts only real days from the address', () => {
    expect(weeksOf('2026-11')).toHaveLength(6);
    expect(weeksOf('2026-11')[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
    expect(monthOf('2026-13', today)).toBe('2026-11');
    expect([dayIn('2026-11', '2026-11-31'), dayIn('2026-11', '2026-11-30')]).toEqual([
      undefined,
      '2026-11-30',
    ]);
  });

  it('is the present one for any invalid month in the address', () => {
    const written = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d{2}$/));
    fc.assert(
      fc.property(written, (text) => {
        const month = monthOf(text, today);
        expect([text, '2026-11']).toContain(month);
        for (const near of [-1, 0, 1]) expect(weeksOf(monthAfter(month, near)).length).toBeGreaterThan(3);
      }),
    );
    expect(['9999-12', '0000-01', '0001-01'].map((text) => monthOf(text, today))).toEqual(
      Array.from({ length: 3 }, () => '2026-11'),
    );
  });
});

describe('a draft of a reminder', () => {
  const anyFields = fc.record({
    productName: fc.string(),
    lender: fc.string(),
    typedAmount: fc.string(),
    typedDay: fc.constantFrom('2026-11-30', '2026--30', ''),
    cycle: fc.constantFrom(...cycles),
    typedTimes: fc.string(),
    note: fc.string(),
    daysBefore: fc.subarray([0, 1, 3, 7]),
    time: fc.constantFrom('09:00', '18:00'),
  });

  it('gives back what was typed, over whatever the form was opened with', () => {
    fc.assert(
      fc.property(anyFields, fc.constantFrom(blank, fieldsOf(motorbike, '860')), (fields, opened) => {
        const texts = textsOf(fields);
        const stored = Object.fromEntries(Object.entries(texts).map(([name, text = '']) => [name, text]));
        expect(withTyped(opened, stored)).toEqual(fields);
      }),
    );
  });

  it('leaves out what the form does not know', () => {
    const wrong = { cycle: 'hourly', daysBefore: '3,soon,-1', colour: 'red' };
    expect(withTyped(blank, wrong)).toEqual({ ...blank, daysBefore: [3] });
  });
});
