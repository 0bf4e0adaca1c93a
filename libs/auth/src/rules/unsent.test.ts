import { unsentOf } from './unsent';

const waits = (...lists: string[]) => lists.map((list) => ({ list }));

it('counts what a borrower wrote, and names the screen that sends it', () => {
  expect(unsentOf([])).toEqual({ count: 0, sentBy: undefined });
  expect(unsentOf(waits('accounts', 'accounts', 'records'))).toEqual({ count: 1, sentBy: 'bookkeeping' });
  expect(unsentOf(waits('accounts'))).toEqual({ count: 1, sentBy: 'bookkeeping' });
  expect(unsentOf(waits('reminders', 'reminders'))).toEqual({ count: 2, sentBy: 'reminders' });
});

it('counts what a newer app wrote without knowing who sends it', () => {
  expect(unsentOf(waits('wishes'))).toEqual({ count: 1, sentBy: undefined });
});
