import * as fc from 'fast-check';
import { safeParse } from 'valibot';
import { homePage } from './contract';
import { paymentOfReply } from './payment-of-reply';
import { blocksBelowThePayment, homeLiveLoan, repayInFourDays } from './fixtures/home-live-loan';
import { homeOverdue } from './fixtures/home-overdue';
import { homeInProgress } from './fixtures/home-in-progress';
import { inProgressAs } from '@clearloan/loan-view/fixtures';
import { heroOf } from './rules/home-hero';

const early = (data: unknown) => paymentOfReply(JSON.stringify({ code: 0, message: '', data }));

/** How the app parses the same response, in the same fields. */
function byContract(data: unknown) {
  const read = safeParse(homePage.data, data);
  const hero = read.success ? heroOf(read.output.list, []) : undefined;
  if (hero?.is !== 'repay') return undefined;
  const { productName, dueTime, overdueDays, periodNo, amount, penalty, penaltyTax } = hero.item;
  const { paymentsInProgress, collectOn } = hero.item;
  return {
    productName,
    dueTime,
    overdueDays,
    periodNo,
    amount,
    penalty,
    penaltyTax,
    paymentsInProgress,
    collectOn,
  };
}

it.each<readonly [string, unknown]>([
  ['due', homeLiveLoan],
  ['late', homeOverdue],
  ...Object.entries(inProgressAs).map(([state, payment]) => [state, homeInProgress(payment)] as const),
])('a payment that is %s shows the same text before and after hydration', (_how, data) => {
  expect(early(data)).toBeDefined();
  expect(early(data)).toEqual(byContract(data));
});

const tool = { key: 'calculator', title: 'Calculator', linkUrl: '/tools' };
const whole = () => ({
  list: [
    {
      type: 'REPAY',
      items: [
        {
          ...repayInFourDays,
          collectOn: '2026-11-24',
          paymentsInProgress: [{ ...inProgressAs.checking }],
        },
        { ...repayInFourDays, dueTime: '2026-12-24' },
      ],
    },
    ...blocksBelowThePayment,
  ],
  tools: [{ ...tool }],
});

const places = [
  ...Object.keys({ ...inProgressAs.code, nextCheckAt: '' }).map((name) => ['progress', name] as const),
  ...Object.keys({ ...repayInFourDays, collectOn: '' }).map((name) => ['payment', name] as const),
  ...Object.keys(tool).map((name) => ['tool', name] as const),
  ...(['list', 'tools'] as const).map((name) => ['answer', name] as const),
];

/** The response with another value in one place, as it is sent. */
function answerWith([where, name]: (typeof places)[number], value: unknown): unknown {
  const data = whole();
  const [block] = data.list;
  const payment = block && 'items' in block ? block.items[0] : undefined;
  const progress = payment && 'paymentsInProgress' in payment ? payment.paymentsInProgress?.[0] : undefined;
  Reflect.set({ payment, progress, tool: data.tools[0], answer: data }[where] ?? {}, name, value);
  return JSON.parse(JSON.stringify(data));
}

function saysNoMoreThanTheApp(data: unknown) {
  const payment = early(data);
  if (payment !== undefined) expect(payment).toEqual(byContract(data));
}

describe('before hydration, a borrower reads nothing that the app would not show', () => {
  const nearly = ['', ' 1.00', '1.005', '-5.00', '9'.repeat(20), -1, 1.5, '7', '2026-02-30', '2026-2-3'];
  it.each([...nearly, ...[65, 81, 121, 501].map((length) => 'x'.repeat(length)), null, [], {}, undefined])(
    'when any field is %p',
    (value) => {
      for (const place of places) saysNoMoreThanTheApp(answerWith(place, value));
    },
  );

  it('for any response', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        saysNoMoreThanTheApp(answerWith(place, value));
      }),
    );
  });
});
