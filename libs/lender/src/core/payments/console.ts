import { formatMinor } from '@clearloan/formatting';
import { money, text } from '@clearloan/api-client/declare';
import { desc, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { consoleAct, type ConsoleModule, type ConsolePanel } from '../../platform/console/console-module';
import { thisLender } from '../../platform/lender/lender';
import { db } from '../../platform/database/connection';
import { payments } from '../../platform/database/schema/payments';
import { paidWith } from '../servicing/credit';
import { noteArrival } from './arrival';

const arrive = consoleAct(
  '/payments/:paymentId/arrive',
  v.object({ utr: v.optional(text(40)), amount: v.optional(money) }),
  async ({ paymentId = '' }, { utr: reference, amount }) => ({
    status: await noteArrival({ paymentId, reference, amount }),
  }),
);

const paymentPanel: ConsolePanel = {
  title: 'Payments in progress',
  columns: ['Time', 'Kind', 'Amount due', 'Code or reference', 'Status'],
  empty: 'No payments in progress.',
  rows: async () => {
    const { market } = thisLender();
    const open = await db()
      .select()
      .from(payments)
      .where(inArray(payments.status, ['waiting', 'verifying', 'notFound', 'amountDiffers']))
      .orderBy(desc(payments.at))
      .limit(50);
    return open.map((payment) => ({
      cells: [
        payment.at.toISOString(),
        payment.kind,
        formatMinor(paidWith(payment), market),
        payment.reference ?? payment.vcode ?? '',
        payment.status,
      ],
      buttons: [{ label: 'Mark as received', path: `/payments/${payment.paymentId}/arrive`, body: {} }],
    }));
  },
};

/** Staff reports that a payment arrived. */
export const paymentConsole: ConsoleModule = { acts: [arrive], panels: [paymentPanel] };
