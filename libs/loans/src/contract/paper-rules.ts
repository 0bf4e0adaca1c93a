import {
  unless,
  unlessAmount,
  unlessSame,
  type DataOf,
  type Fault,
  type RequestOf,
  type Rule,
} from '@clearloan/api-client/declare';
import type { activity, ActivityItem } from './activity';
import type { orderList } from '@clearloan/loan-view/contract';
import type { ClosingLetter, StatementLine, YearlyStatement } from './statement';

const parts = ['principal', 'interest', 'fee', 'penalty', 'payFee'] as const;

const sumOf = (lines: readonly StatementLine[], amountOf: (line: StatementLine) => number): number =>
  lines.reduce((total, line) => total + amountOf(line), 0);
const isOf =
  (...kinds: readonly string[]) =>
  ({ kind }: StatementLine): boolean =>
    kinds.includes(kind);

/** Parts that the borrower paid are positive; those of a payment that the bank took back are taken off. */
const signOf = ({ kind }: StatementLine): number => (kind === 'payment' ? 1 : kind === 'reversed' ? -1 : 0);

function lineFaults(line: StatementLine, owedBefore: number, at: string): Fault[] {
  const { kind, amount, principal, interest, fee, penalty, payFee, principalLeft } = line;
  const beside = interest + fee + penalty + payFee;
  const owed = kind === 'payout' ? principal : -signOf(line) * principal;
  return [
    ...unlessAmount(`${at}.principalLeft`, owedBefore + owed, principalLeft, 'the principal before and this'),
    ...(kind === 'payout'
      ? unlessAmount(`${at}.amount`, principal - fee - payFee, amount, 'the principal less the fee')
      : []),
    // What is above the parts is not for this loan.
    ...unless(
      signOf(line) === 0 || principal + beside <= amount,
      `${at}.amount`,
      `at least its parts, ${principal + beside} minor units`,
      amount,
    ),
  ];
}

export const statementAddsUp: Rule<YearlyStatement> = {
  name: 'statementAddsUp',
  sentence: 'the lines of a statement add up to its totals, in the order of their days',
  faults: ({ lines, totals, openedWith, closedWith, year, years }, at = 'data') => [
    ...lines.flatMap((line, index) =>
      lineFaults(line, lines[index - 1]?.principalLeft ?? openedWith, `${at}.lines[${index}]`),
    ),
    ...lines.flatMap(({ day }, index) =>
      unless(
        day >= (lines[index - 1]?.day ?? day) && day.startsWith(`${year}-`),
        `${at}.lines[${index}].day`,
        `a day of ${year}, not before the line above`,
        day,
      ),
    ),
    ...unlessAmount(
      `${at}.closedWith`,
      lines.at(-1)?.principalLeft ?? openedWith,
      closedWith,
      'the last line',
    ),
    ...unless(years.includes(year), `${at}.years`, `a list with ${year}`, years),
    ...parts.flatMap((part) =>
      unlessAmount(
        `${at}.totals.${part}`,
        sumOf(lines, (line) => signOf(line) * line[part]),
        totals[part],
        'the sum of the payments',
      ),
    ),
    ...unlessAmount(
      `${at}.totals.received`,
      sumOf(lines.filter(isOf('payment', 'notTaken')), ({ amount }) => amount) -
        sumOf(lines.filter(isOf('reversed')), ({ amount }) => amount),
      totals.received,
      'the payments, less those that the bank took back',
    ),
    ...unlessAmount(
      `${at}.totals.paidOut`,
      sumOf(lines.filter(isOf('payout')), ({ amount }) => amount),
      totals.paidOut,
      'the payouts',
    ),
    ...unlessAmount(
      `${at}.totals.sentBack`,
      sumOf(lines.filter(isOf('sentBack')), ({ amount }) => amount),
      totals.sentBack,
      'what was sent back',
    ),
  ],
};

export const letterAddsUp: Rule<ClosingLetter> = {
  name: 'letterAddsUp',
  sentence: 'a closing letter is of a closed loan with nothing left, and its parts add up',
  faults: ({ paid, left, principal, netAmount, orderStatus, loanTime, closedOn, issuedOn }, at = 'data') => [
    ...unlessAmount(
      `${at}.paid.total`,
      parts.reduce((total, part) => total + paid[part], 0),
      paid.total,
      'the sum of the parts',
    ),
    ...unlessAmount(`${at}.paid.principal`, principal, paid.principal, 'the principal of the loan'),
    ...unlessAmount(`${at}.left`, 0, left, 'the loan is closed'),
    ...unless(netAmount <= principal, `${at}.netAmount`, 'at most the principal', netAmount),
    ...unless(
      orderStatus === 'settled' || orderStatus === 'withdrawn',
      `${at}.orderStatus`,
      'settled or withdrawn',
      orderStatus,
    ),
    ...unless(
      loanTime <= closedOn && closedOn <= issuedOn,
      `${at}.closedOn`,
      `a day from ${loanTime} to ${issuedOn}`,
      closedOn,
    ),
  ],
};

/** The statement has all years of the loan if it has one year only. */
export const letterIsOfStatement: Rule<{ letter: ClosingLetter; statement: YearlyStatement }> = {
  name: 'letterIsOfStatement',
  sentence: 'a closing letter has the amounts of the statement',
  faults: ({ letter, statement: { lines, totals, years, closedWith, loanTime } }, at = 'data') => {
    const last = lines.findLast(isOf('payment'))?.day ?? loanTime;
    const late = unless(
      letter.closedOn >= last,
      `${at}.closedOn`,
      `${last} or later, the last payment`,
      letter.closedOn,
    );
    return years.length > 1
      ? late
      : [
          ...late,
          ...parts.flatMap((part) =>
            unlessAmount(`${at}.paid.${part}`, totals[part], letter.paid[part], 'as in the statement'),
          ),
          ...unlessAmount(`${at}.netAmount`, totals.paidOut, letter.netAmount, 'as in the statement'),
          ...unlessAmount(`${at}.left`, closedWith, letter.left, 'as in the statement'),
          ...unlessSame(`${at}.loanTime`, loanTime, letter.loanTime, 'as in the statement'),
        ];
  },
};

/** Money goes to the borrower or comes from there, by the kind of the item. */
const directions: Readonly<Record<string, number>> = {
  payout: 1,
  sentBack: 1,
  reversed: 1,
  payment: -1,
  collection: -1,
};

export const activityIsInOrder: Rule<DataOf<typeof activity>> = {
  name: 'activityIsInOrder',
  sentence: 'the newest item is first, and money moves in the direction of its kind',
  faults: ({ list }, at = 'data') =>
    list.flatMap(({ at: instant, kind, moved }: ActivityItem, index) => {
      const here = `${at}.list[${index}]`;
      const after = list[index - 1]?.at ?? instant;
      const direction = directions[kind];
      return [
        ...unless(Date.parse(instant) <= Date.parse(after), `${here}.at`, `at most ${after}`, instant),
        ...unless(
          direction === undefined
            ? moved === undefined || kind === 'notTaken'
            : Math.sign(moved ?? 0) === direction,
          `${here}.moved`,
          direction === undefined ? `no money for ${kind}` : `money in the direction of ${kind}`,
          moved,
        ),
      ];
    }),
};

export const countsAreOfOrders: Rule<{
  request: RequestOf<typeof orderList>;
  reply: DataOf<typeof orderList>;
}> = {
  name: 'countsAreOfOrders',
  sentence: 'each tab counts the loans that it lists',
  faults: ({ request: { orderType, pageNum = 1 }, reply: { list, hasMore, counts } }, at = 'data') => {
    const { all, ...others } = counts;
    const listed = `${at}.counts.${orderType}`;
    return [
      ...(hasMore || pageNum > 1 ? [] : unlessSame(listed, list.length, counts[orderType], 'listed')),
      ...unlessSame(
        `${at}.counts.all`,
        Object.values(others).reduce((sum, count) => sum + count, 0),
        all,
        'the sum of the other tabs',
      ),
    ];
  },
};

export const yearsAreInOrder: Rule<Pick<YearlyStatement, 'years'>> = {
  name: 'yearsAreInOrder',
  sentence: 'the newest year of a statement is first',
  faults: ({ years }, at = 'data') =>
    unlessSame(
      `${at}.years`,
      [...years].sort((one, other) => other - one),
      years,
      'newest first',
    ),
};
