import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

fakeLender();
beforeEach(() => sessionStorage.clear());
// The screens are compiled before the first test waits for them.
beforeAll(() => import('./check-page'));

/** A payment in cents: these lenders share no code with the check. */
interface Row {
  readonly no: number;
  readonly due: string;
  readonly principal: number;
  readonly interest: number;
  readonly paid: number;
  readonly owed: number;
  readonly charge?: number;
  readonly early?: number;
}

interface Lender {
  readonly owed?: number;
  readonly rate?: number;
  readonly count?: number;
  /** Due dates, the payout first. */
  readonly days?: readonly string[];
  /** The share of a year of a period. */
  readonly share?: (from: string, to: string) => number;
  /** What the borrower pays. */
  readonly pays?: (index: number, owed: number, interest: number) => number;
  readonly early?: (index: number) => number;
}

const day = (text: string): number => new Date(`${text}T00:00:00Z`).getTime() / 86_400_000;
const over =
  (year: number) =>
  (from: string, to: string): number =>
    (day(to) - day(from)) / year;
const monthsFrom = (from: string, count: number, each = 1): string[] =>
  Array.from({ length: count + 1 }, (_, index) => {
    const date = new Date(`${from}T00:00:00Z`);
    date.setUTCMonth(date.getUTCMonth() + index * each);
    return date.toISOString().slice(0, 10);
  });
const twelfth = () => 1 / 12;
const level = (owed: number, rates: readonly number[]): number =>
  owed / rates.reduceRight((worth, rate) => (1 + worth) / (1 + rate), 0);

/** 100 000 at 24 % over 12 months, in equal payments, or in one other way. */
function plan({ owed: borrowed = 10_000_000, rate = 24, count = 12, ...lender }: Lender = {}): Row[] {
  const { days = monthsFrom('2026-01-15', count), share = twelfth, early } = lender;
  const rates = days.slice(1).map((to, index) => (rate / 100) * share(days[index] ?? '', to));
  const each = Math.round(level(borrowed, rates));
  let owed = borrowed;
  return rates.map((periodic, index): Row => {
    const interest = Math.round(owed * periodic);
    const isLast = index === rates.length - 1;
    const paid = isLast ? owed + interest : (lender.pays?.(index, owed, interest) ?? each);
    const extra = isLast ? 0 : (early?.(index) ?? 0);
    owed -= paid - interest + extra;
    return {
      no: index + 1,
      due: days[index + 1] ?? '',
      principal: paid - interest,
      interest,
      paid,
      owed,
      ...(early ? { early: extra } : {}),
    };
  });
}

const shown = (cents: number): string => (cents / 100).toFixed(2);

/** The table as it is copied from the lender's page. */
function pasted(rows: readonly Row[], isDated = true): string {
  const has = { charge: rows.some(({ charge }) => charge), early: rows.some(({ early }) => early) };
  const head = [
    ...['No', ...(isDated ? ['Due date'] : []), 'Principal', 'Interest'],
    ...[...(has.charge ? ['Fee'] : []), 'Payment', ...(has.early ? ['Prepayment'] : []), 'Balance'],
  ];
  const lines = rows.map(({ no, due, principal, interest, paid, owed, charge = 0, early = 0 }) => [
    ...[no, ...(isDated ? [due] : []), shown(principal), shown(interest)],
    ...[
      ...(has.charge ? [shown(charge)] : []),
      shown(paid),
      ...(has.early ? [shown(early)] : []),
      shown(owed),
    ],
  ]);
  return [head, ...lines].map((cells) => cells.join('\t')).join('\n');
}

const more = (rows: readonly Row[], by: (row: Row) => Partial<Row>): Row[] =>
  rows.map((row) => ({ ...row, ...by(row) }));
const paidUp = (rate: number, step: number): Row[] => {
  const each = Math.ceil(level(10_000_000, Array<number>(12).fill(rate / 1_200)) / step) * step;
  return plan({ rate, pays: () => each });
};

async function verdictOn(address: string, text: string): Promise<void> {
  const { user } = await renderRoutes(routes, {
    at: `/calculator/check?_amount=100000&_rate=24&_count=12${address}`,
    loggedIn: false,
    elsewhere: ['/'],
  });
  await user.click(await screen.findByLabelText('Payment plan (optional)'));
  await user.paste(text);
}
const shows = async (text: string) =>
  waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text), { timeout: 20_000 });

const late = '2026-01-20';
const odd = [late, ...monthsFrom('2026-03-05', 11)];
const moved = monthsFrom('2026-01-26', 12).map((due) => (due === '2026-08-26' ? '2026-08-28' : due));

/** What is pasted, what the address states about the loan, and the line that the page adds to its match. */
const honest: readonly (readonly [string, Row[], string, string])[] = [
  ['equal months', plan(), '', 'Every figure you entered is right'],
  ['days over 365', plan({ share: over(365) }), '', 'counted by actual days over 365.'],
  ['days over 360', plan({ share: over(360) }), '', 'counted by actual days over 360'],
  [
    'an odd first period',
    plan({ days: odd, share: over(365) }),
    `&_paidOut=${late}`,
    'actual days over 365.',
  ],
  [
    'equal principal',
    plan({ pays: (_, __, interest) => 833_333 + interest }),
    '',
    'You pay back the same principal each time',
  ],
  [
    'interest only',
    plan({ pays: (_, __, interest) => interest }),
    '',
    'You pay only interest until the last',
  ],
  [
    'a pause of two payments',
    plan({
      pays: (index, _, interest) =>
        index < 2 ? interest : Math.round(level(10_000_000, Array<number>(10).fill(0.02))),
    }),
    '',
    'The first 2 payments are only interest.',
  ],
  [
    'quarters',
    plan({ days: monthsFrom('2026-01-15', 12, 3), share: () => 1 / 4 }),
    '',
    'You pay every 3 months.',
  ],
  [
    'a stated fee in its own column',
    more(plan(), ({ no, paid }) => (no === 1 ? { charge: 100_000, paid: paid + 100_000 } : {})),
    '&_fee=1000&_feeType=flat&_feeMode=separate',
    'Matches',
  ],
  ['a date moved off a holiday', plan({ days: moved }), '', 'Every figure you entered is right'],
  [
    'an early payment',
    plan({ early: (index) => (index === 4 ? 1_000_000 : 0) }),
    '',
    'The plan includes 1 early payment.',
  ],
  [
    'a large last payment',
    plan({ pays: () => 500_000 }),
    '',
    'The last payment is much larger than the others',
  ],
  ['a payment up to 100', paidUp(24, 10_000), '', 'The payment was rounded to a whole number.'],
];

const once = plan();
/** What is pasted, what the address states, and the reason that the page names. */
const wrong: readonly (readonly [string, Row[], string, string])[] = [
  ['another rate', plan({ rate: 25 }), '', 'The rate charged is 25% a year'],
  ['another rate, the payment up to a unit', paidUp(25, 100), '', 'The rate charged is 25% a year'],
  ['insurance in the loan', plan({ owed: 10_250_000 }), '', '¥2,500.00 was added to the loan'],
  [
    'the fee in the loan',
    plan({ owed: 10_100_000 }),
    '&_fee=1000&_feeType=flat',
    'The fee was added to the loan',
  ],
  [
    'tax on the interest',
    more(once, ({ interest, paid }) => ({ paid: paid + Math.round(interest * 0.18) })),
    '',
    'Tax of 18% is charged on the interest.',
  ],
  [
    'a charge each time',
    more(once, ({ paid }) => ({ paid: paid + 15_000 })),
    '',
    '¥150.00 is added to each payment',
  ],
  [
    'a charge in each interest',
    more(once, ({ paid, interest }) => ({ paid: paid + 15_000, interest: interest + 15_000 })),
    '',
    '¥150.00 is hidden in the interest',
  ],
  [
    'two columns swapped',
    more(once, ({ principal, interest }) => ({ principal: interest, interest: principal })),
    '',
    'Two columns of the plan are swapped.',
  ],
  [
    'a payment twice',
    once
      .flatMap((row) => (row.no === 5 ? [row, row] : [row]))
      .map((row, index) => ({ ...row, no: index + 1 })),
    '',
    'Payment 5 is in the plan twice.',
  ],
  [
    'days over 360 where 365 are stated',
    plan({ share: over(360) }),
    '&_counting=act/365&_paidOut=2026-01-15',
    'counted over a year of 360 days',
  ],
  [
    'another rate later',
    plan({ share: (from) => (from >= '2026-07-15' ? 27 / 24 / 12 : 1 / 12), pays: () => 945_596 }),
    '',
    'From payment 7 on, the rate charged is 27% a year.',
  ],
  ['one payment more', plan({ count: 13 }), '', 'There’s one more payment than stated.'],
];

it.each(honest)('a plan of an honest lender matches: %s', async (_, rows, stated, line) => {
  await verdictOn(stated, pasted(rows));
  await shows('Matches');
  await shows(line);
  expect(screen.getByRole('main')).not.toHaveTextContent('Doesn’t match');
});

it.each(wrong)('a wrong plan shows its reason: %s', async (_, rows, stated, reason) => {
  await verdictOn(stated, pasted(rows));
  await shows('Doesn’t match');
  await shows(reason);
  expect(screen.getByRole('main')).not.toHaveTextContent('We can’t tell why');
});
