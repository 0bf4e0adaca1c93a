import { createReplyFacts } from './reply-facts';

const payment = { orderId: 'o-1', periodNo: 1, repayTotalAmount: '10.00' };

it('replies of two endpoints that differ on one payment are a fault', () => {
  const facts = createReplyFacts();
  expect(facts.note('/plan', { orderId: 'o-1' }, { repay_plans: [payment] })).toEqual([]);
  const later = { ...payment, repayTotalAmount: '12.00' };
  expect(facts.note('/payment', { orderId: 'o-1', periodNo: '1' }, later)).toMatchObject([
    { at: 'data.repayTotalAmount' },
  ]);
});

it('a payment without its number is a part of its loan', () => {
  const facts = createReplyFacts();
  const { orderId, repayTotalAmount } = payment;
  expect(facts.note('/plan', { orderId }, { orderId, repayTotalAmount })).toEqual([]);
  expect(facts.note('/home', {}, { list: [{ orderId, repayTotalAmount: '11.00' }] })).toMatchObject([
    { at: 'data.list[0].repayTotalAmount' },
  ]);
});
