import { businessNow } from '@clearloan/lender';
import { openPendingReports } from './pending-reports';
import { openStatement } from './statement';

jest.mock('@clearloan/lender', () => ({ businessNow: jest.fn() }));

it('a report is made although its timer ends a millisecond before its time by the clock', async () => {
  jest.useFakeTimers();
  const clock = jest.mocked(businessNow).mockResolvedValueOnce(new Date());
  const report = jest.fn().mockResolvedValue(200);
  const owed = { what: 'a payout', path: '/hooks/payouts', event: () => ({ status: 'paid' }) } as const;
  await openPendingReports(openStatement()).schedule(report, owed, 3_000);
  clock.mockImplementation(() => Promise.resolve(new Date(Date.now() - 1)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(report).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
