import type { JourneyStep } from './journey';

/** From the review to the first payment. */
export const borrowing: readonly JourneyStep[] = [
  [
    'in review',
    async ({ user }) => {
      await user.tap({ action: 'Send my application' });
      await user.waitForText('In review');
    },
  ],
  [
    'price',
    async ({ user }) => {
      await user.tap({ action: 'See my price' }, 40_000);
      await user.waitForHeading('Your loan');
    },
  ],
  [
    'confirmed',
    async ({ user, staff, phone }) => {
      const used = await staff.codeFor(phone.international);
      await user.tap({ radio: /3 months/ });
      await user.waitForText('3 payments of');
      // Ticking the box before the new price arrives would have no effect.
      await user.ready({ action: 'Confirm loan' });
      await user.tap({ checkbox: /I’ve read/ });
      await user.tap({ action: 'Confirm loan' });
      await user.waitForText('Sign with a code');
      await user.fill(/code/i, await staff.codeFor(phone.international, used));
    },
  ],
  [
    'signed',
    async ({ user }) => {
      await user.tap({ button: 'Sign the loan' });
      await user.waitForText('Your money is on its way');
    },
  ],
  [
    'paying',
    async ({ user }) => {
      await user.tap({ action: /^Pay ¥/ }, 40_000);
      await user.waitForHeading('Pay');
      await user.tap({ action: /^Pay ¥/ });
      await user.waitForHeading('Pay with a code');
    },
  ],
  [
    'paid, with a receipt',
    async ({ user, staff }) => {
      await user.tap({ action: 'I’ve paid' });
      const { path } = await user.waitForHeading('Your payment');
      await staff.moneyArrives(path.split('/').at(-1) ?? '');
      await user.waitForHeading('Payment received');
      await user.waitForText('Left to pay');
      await user.tap({ action: 'Done' });
    },
  ],
];

/** Other screens that a borrower with a loan visits. */
export const lookingAround: readonly JourneyStep[] = [
  ['loan', ({ user }) => user.waitForHeading('Everyday loan')],
  [
    'orders',
    async ({ user }) => {
      await user.open('/orders');
      await user.waitForHeading(/./);
      await user.waitForText('Everyday loan');
    },
  ],
  [
    'a record in the book',
    async ({ user }) => {
      await user.open('/bookkeeping/new');
      for (const key of [/^2$/, /^8$/]) await user.tap({ button: key });
      await user.tap({ radio: 'Food' });
      await user.tap({ button: 'Save' });
      await user.waitForHeading('Bookkeeping');
      await user.waitForText('28.00');
    },
  ],
  [
    'a loan in the calculator',
    async ({ user }) => {
      await user.open('/calculator');
      await user.fill('Amount', '15000');
      await user.fill('Interest rate per year', '24');
      await user.waitForText('1,418.39');
    },
  ],
  [
    'settings',
    async ({ user }) => {
      await user.open('/settings');
      await user.waitForHeading('Settings');
    },
  ],
];
