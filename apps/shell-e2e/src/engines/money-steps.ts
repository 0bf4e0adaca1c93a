import type { JourneyStep } from './journey';

/** From the review to the first payment. */
export const borrowing: readonly JourneyStep[] = [
  [
    'in review',
    async ({ hands }) => {
      await hands.tap({ action: 'Send my application' });
      await hands.read('In review');
    },
  ],
  [
    'price',
    async ({ hands }) => {
      await hands.tap({ action: 'See my price' }, 40_000);
      await hands.see('Your loan');
    },
  ],
  [
    'confirmed',
    async ({ hands, staff, phone }) => {
      const used = await staff.codeFor(phone.international);
      await hands.tap({ radio: /3 months/ });
      await hands.read('3 payments of');
      // Ticking the box before the new price arrives would have no effect.
      await hands.ready({ action: 'Confirm loan' });
      await hands.tap({ checkbox: /I’ve read/ });
      await hands.tap({ action: 'Confirm loan' });
      await hands.read('Sign with a code');
      await hands.fill(/code/i, await staff.codeFor(phone.international, used));
    },
  ],
  [
    'signed',
    async ({ hands }) => {
      await hands.tap({ button: 'Sign the loan' });
      await hands.read('Your money is on its way');
    },
  ],
  [
    'paying',
    async ({ hands }) => {
      await hands.tap({ action: /^Pay ¥/ }, 40_000);
      await hands.see('Pay');
      await hands.tap({ action: /^Pay ¥/ });
      await hands.see('Pay with a code');
    },
  ],
  [
    'paid, with a receipt',
    async ({ hands, staff }) => {
      await hands.tap({ action: 'I’ve paid' });
      const { path } = await hands.see('Your payment');
      await staff.moneyArrives(path.split('/').at(-1) ?? '');
      await hands.see('Payment received');
      await hands.read('Left to pay');
      await hands.tap({ action: 'Done' });
    },
  ],
];

/** Other screens that a borrower with a loan visits. */
export const lookingAround: readonly JourneyStep[] = [
  ['loan', ({ hands }) => hands.see('Everyday loan')],
  [
    'orders',
    async ({ hands }) => {
      await hands.open('/orders');
      await hands.see(/./);
      await hands.read('Everyday loan');
    },
  ],
  [
    'a record in the book',
    async ({ hands }) => {
      await hands.open('/bookkeeping/new');
      for (const key of [/^2$/, /^8$/]) await hands.tap({ button: key });
      await hands.tap({ radio: 'Food' });
      await hands.tap({ button: 'Save' });
      await hands.see('Bookkeeping');
      await hands.read('28.00');
    },
  ],
  [
    'a loan in the calculator',
    async ({ hands }) => {
      await hands.open('/calculator');
      await hands.fill('Amount', '15000');
      await hands.fill('Interest rate per year', '24');
      await hands.read('1,418.39');
    },
  ],
  [
    'settings',
    async ({ hands }) => {
      await hands.open('/settings');
      await hands.see('Settings');
    },
  ],
];
