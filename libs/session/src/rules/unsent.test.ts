import { unsentOf } from './unsent';

const waits = (...lists: string[]) => lists.map((list) => ({ list }));

it('unsent records are counted, with the screen that sends them', () => {
  expect(unsentOf([])).toEqual({ count: 0, sentBy: undefined });
  expect(unsentOf(waits('accounts', 'accounts', 'records'))).toEqual({ count: 1, sentBy: 'bookkeeping' });
  expect(unsentOf(waits('accounts'))).toEqual({ count: 1, sentBy: 'bookkeeping' });
  expect(unsentOf(waits('reminders', 'reminders'))).toEqual({ count: 2, sentBy: 'reminders' });
});

it('unsent records of a newer app are counted without a screen', () => {
  expect(unsentOf(waits('sketches'))).toEqual({ count: 1, sentBy: undefined });
});
