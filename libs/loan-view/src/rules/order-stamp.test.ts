import { orderStatusValues } from '@clearloan/loan-contract';
import { isBeingPaid, isEnded, isLenderAtWork, orderStampLook, type StampLook } from './order-stamp';

it.each<[string, StampLook]>([
  ['draft', 'now'],
  ['reviewing', 'wait'],
  ['rejected', 'idle'],
  ['approved', 'now'],
  ['disbursing', 'wait'],
  ['disburseFailed', 'over'],
  ['repaying', 'due'],
  ['overdue', 'over'],
  ['settled', 'paid'],
  ['cancelled', 'idle'],
  ['withdrawn', 'idle'],
  ['movedToAnotherLender', 'idle'],
])('an order that is %s has a stamp with the look %s', (status, check) => {
  expect(orderStampLook(status)).toBe(check);
});

it('each status says who acts next', () => {
  const groups = orderStatusValues.map((status) => [
    status,
    isEnded(status)
      ? 'nobody'
      : isLenderAtWork(status)
        ? 'lender'
        : isBeingPaid(status)
          ? 'payer'
          : 'applicant',
  ]);
  expect(Object.fromEntries(groups)).toEqual({
    draft: 'applicant',
    reviewing: 'lender',
    rejected: 'nobody',
    approved: 'applicant',
    disbursing: 'lender',
    disburseFailed: 'applicant',
    repaying: 'payer',
    overdue: 'payer',
    settled: 'nobody',
    cancelled: 'nobody',
    withdrawn: 'nobody',
  });
});

it('an unknown status does not count as the lender’s turn', () => {
  expect(isLenderAtWork(undefined)).toBe(false);
});
