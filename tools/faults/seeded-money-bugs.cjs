const attack = { jest: 'attacks/attack.test', of: 'lender' };
/** The carrier's tests have to pass, to prove that the lender works at all. */
const histories = { jest: 'money-histories.test|outside/carrier.test', of: 'sandbox' };
const entries = { jest: 'core/payments/bank-entry.test', of: 'lender' };
const reversals = { jest: 'core/payments/reversal.test', of: 'lender' };
const collections = { jest: 'core/payments/collection.test', of: 'lender' };
const books = { jest: 'core/payments/check-books.test', of: 'lender' };
const lender = 'libs/lender/src';

/**
 * Lender bugs that lose or create money, or lock a borrower out, when events happen in an unexpected order.
 * The random histories of `npx nx run @clearloan/lender:attack` must find each.
 */
const moneyBugs = {
  'an account deletion does not wait for a loan that is being signed': {
    file: `${lender}/platform/context/lock-borrower.ts`,
    from: "\n    .for('no key update');",
    to: ';',
    caughtBy: attack,
  },
  'a borrower who owes money can delete the account': {
    file: `${lender}/modules/account/delete-account.ts`,
    from: 'if (first !== undefined) throw refuse(codes.notAllowedNow, first);',
    to: '',
    caughtBy: attack,
  },
  'an erased borrower still has offers': {
    file: `${lender}/modules/account/delete-account.ts`,
    from: '  await loanBook.endApplications(borrower, now);\n',
    to: '',
    caughtBy: attack,
  },
  'a loan counts as returned whenever its code was created in time': {
    file: `${lender}/core/servicing/fall.ts`,
    from: "purpose === 'coolingOff' && overdueDays(debt) === 0 && mayLeave(debt, bookedAt);",
    to: "purpose === 'coolingOff' && overdueDays(debt) >= 0 && mayLeave(debt, payment.at);",
    caughtBy: attack,
  },
  'money counts from the day on which its code was created': {
    file: `${lender}/core/servicing/credit.ts`,
    from: 'const valueDay = businessDay(bookedAt);\n  const fall',
    to: 'const valueDay = payment.valueDay || businessDay(bookedAt);\n  const fall',
    caughtBy: attack,
  },
  'an overpayment is not returned': {
    file: `${lender}/core/servicing/credit.ts`,
    from: 'if (excess > 0)\n',
    to: 'if (excess < 0)\n',
    caughtBy: attack,
  },
  'an older code of the same payment stays open': {
    file: `${lender}/core/payments/pay-code.ts`,
    from: "  if (purpose !== 'amount') await endOpenCodes(order.orderId, toPay.periodNos);\n",
    to: '',
    caughtBy: attack,
  },
  'future interest is not waived by a payoff': {
    file: `${lender}/core/servicing/credit.ts`,
    from: 'await changePlan(payment, fall.changes, valueDay);',
    to: 'await changePlan(payment, fall.left < 0 ? fall.changes : [], valueDay);',
    caughtBy: attack,
  },
  'a repeated request with its key runs again': {
    file: `${lender}/platform/http/idempotency.ts`,
    from: '    if (!isFirst) return keptReply(call, key, bodyHash);\n',
    to: '',
    caughtBy: attack,
  },
  'late fees start one day too late': {
    file: `${lender}/core/servicing/debt-row.ts`,
    from: 'days: daysBetween(since, until) }',
    to: 'days: daysBetween(since, until) - 1 }',
    caughtBy: attack,
  },
  'an order is updated without its lock': {
    file: `${lender}/core/orders/orders.ts`,
    from: "where(which).for('update');",
    to: 'where(which);',
    caughtBy: attack,
  },
  'the day of the report decides, not that of the booking': {
    file: `${lender}/core/servicing/credit.ts`,
    from: 'at: received.bookedAt, payment:',
    to: 'at: received.at, payment:',
    caughtBy: histories,
  },
  'money that the bank booked earlier is counted after later money': {
    file: `${lender}/core/servicing/money-order.ts`,
    from: '.filter((each) => isLater(each, event))',
    to: '.filter((each) => each === event && isLater(each, event))',
    caughtBy: histories,
  },
  'the time of a statement is read in UTC': {
    file: `${lender}/platform/context/instants.ts`,
    from: 'const start = Date.parse(instantAt(day, minute, market.timeZone));',
    to: "const start = Date.parse(instantAt(day, minute, market.timeZone && 'UTC'));",
    caughtBy: histories,
  },
  'a mistyped amount bounces the money': {
    file: `${lender}/core/payments/arrival.ts`,
    from: 'payment.reference !== null && hasCode !== true;',
    to: 'payment.reference === undefined && hasCode !== true;',
    caughtBy: histories,
  },
  'the first claim to a reference keeps its money from the owner': {
    file: `${lender}/core/payments/bank-entry.ts`,
    from: 'claims.find((claim) => paidWith(claim) === amount) ?? claims[0]',
    to: 'claims.find((claim) => paidWith(claim) !== -amount) ?? claims[0]',
    caughtBy: entries,
  },
  'the amount under a reference can be guessed without end': {
    file: `${lender}/core/payments/reference.ts`,
    from: 'if (looks >= mostLooks)',
    to: 'if (looks >= mostLooks * 100)',
    caughtBy: entries,
  },
  'a reversal of the bank is ignored': {
    file: `${lender}/core/payments/reversal.ts`,
    from: 'orThrow(await reversePayment(order, payment, { reversedAt: now, at: now }))',
    to: 'orThrow(await Promise.resolve(order ?? reversePayment))',
    caughtBy: histories,
  },
  'a late fee runs for the time before a reversal': {
    file: `${lender}/core/servicing/credit.ts`,
    from: 'const valueDay = businessDay(reversedAt);',
    to: 'const valueDay = payment.valueDay || businessDay(reversedAt);',
    caughtBy: reversals,
  },
  'a reversed payoff leaves the interest waived': {
    file: `${lender}/core/servicing/credit.ts`,
    from: 'if (changes.length === 0) return;\n  await writableDb()\n    .insert(planChanges)\n    .values(\n      changes.map(({ principal',
    to: 'if (changes.length >= 0) return;\n  await writableDb()\n    .insert(planChanges)\n    .values(\n      changes.map(({ principal',
    caughtBy: reversals,
  },
  'a reversal is not told': {
    file: `${lender}/core/payments/reversal.ts`,
    from: 'await notify(moved, paidWith(payment));',
    to: 'if (paidWith(payment) < 0) await notify(moved, 0);',
    caughtBy: reversals,
  },
  'a collection is booked without a report of the bank': {
    file: `${lender}/core/servicing/mandates.ts`,
    from: "await note(announced, { outcome: 'collecting', amount, tries, retryAt: null, paymentId });",
    to: `const [payment] = await db().select().from(payments).where(eq(payments.paymentId, paymentId));
      const source = \`collection:\${payment?.collectionId ?? ''}\`;
      if (payment !== undefined) await creditCollected(order, payment, { source, at, bookedAt: at });`,
    caughtBy: histories,
  },
  'a payment that was called off is collected after all': {
    file: `${lender}/core/servicing/mandates.ts`,
    from: "{ outcome: 'cancelled', retryAt: null }",
    to: '{ outcome: null, retryAt: null }',
    caughtBy: collections,
  },
  'a stopped collection is not told': {
    file: `${lender}/core/servicing/mandates.ts`,
    from: 'await notify(order.borrowerId, mandate, { is, amount',
    to: "if (day === '') await notify(order.borrowerId, mandate, { is, amount",
    caughtBy: histories,
  },
  'a refused collection is not tried once more': {
    file: `${lender}/core/payments/collection-report.ts`,
    from: 'const retryAt = isRetried ?',
    to: 'const retryAt = isRetried && amount < 0 ?',
    caughtBy: collections,
  },
  'a slow bank costs a late fee': {
    file: `${lender}/core/payments/collection-report.ts`,
    from: 'bookedAt: payment.at };',
    to: 'bookedAt: now };',
    caughtBy: histories,
  },
  'the newest debt is paid first': {
    file: `${lender}/core/servicing/mandates.ts`,
    from: "purpose: 'amount',\n      payType: autopayType,\n      amount,\n      status: 'collecting',\n      at,\n      valueDay: businessDay(at),\n      periodNos,",
    to: "purpose: 'period',\n      payType: autopayType,\n      amount,\n      status: 'collecting',\n      at,\n      valueDay: businessDay(at),\n      periodNos: periodNos.map((each) => each + 1),",
    caughtBy: collections,
  },
  'a code that has ended takes no money': {
    file: `${lender}/core/payments/arrival.ts`,
    from: "'amountDiffers', 'expired'] as const",
    to: "'amountDiffers'] as const",
    caughtBy: histories,
  },
  'another amount under a code is credited as if it were right': {
    file: `${lender}/core/payments/arrival.ts`,
    from: ': arrived === paidWith(payment)\n',
    to: ': arrived !== 0\n',
    caughtBy: histories,
  },
  'a repeated report of a collection is credited again': {
    file: `${lender}/core/payments/collection-report.ts`,
    from: "    if (!isOpen) return 'repeated';\n",
    to: '',
    caughtBy: histories,
  },
  'a returned collection is ignored': {
    file: `${lender}/core/payments/collection-report.ts`,
    from: "if (status === 'reversed') return 'repeated';",
    to: "if (status !== 'collecting') return 'repeated';",
    caughtBy: histories,
  },
  'a collection in a statement counts as other money': {
    file: `${lender}/core/payments/bank-entry.ts`,
    from: '/^[\\dA-F]{32}$/',
    to: '/^[\\dA-F]{31}$/',
    caughtBy: histories,
  },
  'money taken out of the books leaves a late fee': {
    file: `${lender}/core/servicing/ledger.ts`,
    from: '.filter(isOfAny)',
    to: ".filter((part) => part.valueDay !== '' || isOfAny(part))",
    caughtBy: histories,
  },
  'money on its way back is sent once more': {
    file: `${lender}/core/servicing/refund.ts`,
    from: ' - (inFlight?.amount ?? 0)',
    to: ' - 0 * (inFlight?.amount ?? 0)',
    caughtBy: histories,
  },
  'a refund is booked that no bank was asked for': {
    file: `${lender}/core/servicing/refund.ts`,
    from: 'if (sendRefund === undefined) return postRefund(',
    to: 'if (amount > 0) return postRefund(',
    caughtBy: histories,
  },
  'a collection that an open code got ahead of is dropped without a word': {
    file: `${lender}/core/servicing/mandates.ts`,
    from: '  if (await isPaidByHand(orderId, row)) {\n',
    to: "  if (await isPaidByHand(orderId, row)) {\n    if (tries > 0) return note(announced, { outcome: 'inProgress', tries, retryAt: null });\n",
    caughtBy: histories,
  },
  'a difference between ledger and bank is overlooked': {
    file: `${lender}/core/payments/check-books.ts`,
    from: 'return atBank === inLedger ?',
    to: 'return atBank - inLedger < 2 ?',
    caughtBy: books,
  },
};

module.exports = { moneyBugs };
