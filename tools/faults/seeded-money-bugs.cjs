const attack = { jest: 'attacks/attack.test', of: 'sandbox' };
const sandbox = 'apps/sandbox/src';

/**
 * Lender bugs that lose or create money, or lock a borrower out, when events happen in an unexpected order.
 * The random histories of `npx nx run sandbox:attack` must find each.
 */
const moneyBugs = {
  'a deletion does not wait for the loan that is being signed': {
    file: `${sandbox}/context/lock-borrower.ts`,
    from: "\n    .for('no key update');",
    to: ';',
    caughtBy: attack,
  },
  'a borrower who owes may delete the account': {
    file: `${sandbox}/modules/account/delete-account.ts`,
    from: 'if (first !== undefined) throw refuse(codes.notAllowedNow, first);',
    to: '',
    caughtBy: attack,
  },
  'an erased borrower leaves offers behind': {
    file: `${sandbox}/modules/account/delete-account.ts`,
    from: '  await loanBook.endApplications(borrower, now);\n',
    to: '',
    caughtBy: attack,
  },
  'a loan is given back whenever the code for it was made in time': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: "purpose === 'coolingOff' && mayMove(status, 'withdrawn') && mayLeave(debt, bookedAt)",
    to: "purpose === 'coolingOff' && status !== 'draft' && bookedAt !== debt.loan.signedAt",
    caughtBy: attack,
  },
  'money counts from the day on which its code was made': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: 'const valueDay = await valueDayOf(order.orderId, bookedAt);',
    to: 'const valueDay = payment.valueDay || (await valueDayOf(order.orderId, bookedAt));',
    caughtBy: attack,
  },
  'money for a loan that has ended cannot be booked': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: 'return isClosed(order.status) ? order : refreshStanding(order, at);',
    to: 'return refreshStanding(order, at);',
    caughtBy: attack,
  },
  'what was paid too much is kept': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: '  if (fall.left > 0) await giveBack(order, { ...payment, valueDay }, fall.left, at);\n',
    to: '',
    caughtBy: attack,
  },
  'an older code of the same payment goes on waiting': {
    file: `${sandbox}/modules/payments/pay-code.ts`,
    from: "  if (purpose !== 'amount') await endOpenCodes(order.orderId, toPay.periodNos);\n",
    to: '',
    caughtBy: attack,
  },
  'interest of days to come is not waived by a payoff': {
    file: `${sandbox}/modules/servicing/credit.ts`,
    from: '  await waive(order, payment, fall.ending);\n',
    to: '',
    caughtBy: attack,
  },
  'a repeat under its key does it once more': {
    file: `${sandbox}/http/idempotency.ts`,
    from: '    if (!isFirst) return keptReply(call, key, bodyHash);\n',
    to: '',
    caughtBy: attack,
  },
  'late fees grow from the day after the due date on': {
    file: `${sandbox}/modules/servicing/debt-row.ts`,
    from: 'stretches.push({ unpaid, days: daysBetween(from, today) });',
    to: 'stretches.push({ unpaid, days: daysBetween(from, today) - 1 });',
    caughtBy: attack,
  },
  'an order is caught up without its lock': {
    file: `${sandbox}/modules/orders/orders.ts`,
    from: "where(eq(orders.orderId, orderId)).for('update');",
    to: 'where(eq(orders.orderId, orderId));',
    caughtBy: attack,
  },
};

module.exports = { moneyBugs };
