const attack = { jest: 'attacks/attack.test', of: 'lender' };
const sandbox = 'libs/lender/src';

/**
 * Lender bugs that lose or create money, or lock a borrower out, when events happen in an unexpected order.
 * The random histories of `npx nx run @clearloan/lender:attack` must find each.
 */
const moneyBugs = {
  'an account deletion does not wait for a loan that is being signed': {
    file: `${sandbox}/context/lock-borrower.ts`,
    from: "\n    .for('no key update');",
    to: ';',
    caughtBy: attack,
  },
  'a borrower who owes money can delete the account': {
    file: `${sandbox}/modules/account/delete-account.ts`,
    from: 'if (first !== undefined) throw refuse(codes.notAllowedNow, first);',
    to: '',
    caughtBy: attack,
  },
  'an erased borrower still has offers': {
    file: `${sandbox}/modules/account/delete-account.ts`,
    from: '  await loanBook.endApplications(borrower, now);\n',
    to: '',
    caughtBy: attack,
  },
  'a loan counts as returned whenever its code was created in time': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: "purpose === 'coolingOff' && mayMove(status, 'withdrawn') && mayLeave(debt, bookedAt)",
    to: "purpose === 'coolingOff' && status !== 'draft' && bookedAt !== debt.loan.signedAt",
    caughtBy: attack,
  },
  'money counts from the day on which its code was created': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: 'const valueDay = await valueDayOf(order.orderId, bookedAt);',
    to: 'const valueDay = payment.valueDay || (await valueDayOf(order.orderId, bookedAt));',
    caughtBy: attack,
  },
  'money for a closed loan cannot be booked': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: 'return isClosed(order.status) ? order : refreshStanding(order, at);',
    to: 'return refreshStanding(order, at);',
    caughtBy: attack,
  },
  'an overpayment is not returned': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: '  if (fall.left > 0) await giveBack(order, { ...payment, valueDay }, fall.left, at);\n',
    to: '',
    caughtBy: attack,
  },
  'an older code of the same payment stays open': {
    file: `${sandbox}/modules/payments/pay-code.ts`,
    from: "  if (purpose !== 'amount') await endOpenCodes(order.orderId, toPay.periodNos);\n",
    to: '',
    caughtBy: attack,
  },
  'future interest is not waived by a payoff': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: '  await waive(order, payment, fall.ending);\n',
    to: '',
    caughtBy: attack,
  },
  'a repeated request with its key runs again': {
    file: `${sandbox}/http/idempotency.ts`,
    from: '    if (!isFirst) return keptReply(call, key, bodyHash);\n',
    to: '',
    caughtBy: attack,
  },
  'late fees start one day too late': {
    file: `${sandbox}/modules/servicing/debt-row.ts`,
    from: 'stretches.push({ unpaid, days: daysBetween(from, today) });',
    to: 'stretches.push({ unpaid, days: daysBetween(from, today) - 1 });',
    caughtBy: attack,
  },
  'an order is updated without its lock': {
    file: `${sandbox}/modules/orders/orders.ts`,
    from: "where(eq(orders.orderId, orderId)).for('update');",
    to: 'where(eq(orders.orderId, orderId));',
    caughtBy: attack,
  },
};

module.exports = { moneyBugs };
