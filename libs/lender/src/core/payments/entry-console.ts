import { formatMinor } from '@clearloan/formatting';
import { text } from '@clearloan/api-client/declare';
import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import {
  ConsoleRefusal,
  consoleAct,
  type ConsoleModule,
  type ConsolePanel,
  type ConsoleRow,
} from '../../platform/console/console-module';
import { thisLender } from '../../platform/lender/lender';
import { db } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import { assignEntry, sendEntryBack } from './bank-entry';
import { hasNotedMoney, namedBy } from './staff-noted';
import { panels } from './staff-words';

const assign = consoleAct(
  '/entries/:entryId/assign',
  v.object({ reference: text(64) }),
  async ({ entryId = '' }, { reference }) => {
    const status = await assignEntry(entryId, reference);
    if (status === undefined)
      throw new ConsoleRefusal(404, 'No payment has this code, or the entry is already closed.');
    return { status };
  },
);

const sendBack = consoleAct(
  '/entries/:entryId/sent-back',
  v.object({ isOther: v.optional(v.boolean()) }),
  async ({ entryId = '' }, { isOther = false }) => {
    const outcome = await sendEntryBack(entryId, isOther);
    if (outcome === 'gone')
      throw new ConsoleRefusal(
        404,
        'The entry is already closed, or it is a collection whose loan needs attention.',
      );
    if (outcome === 'noted')
      throw new ConsoleRefusal(
        409,
        'Staff noted money of this payment, and no entry has come for it. If this is that money, do not send it back: it counts already, or went back already.',
      );
    return { ok: true };
  },
);

const reasons: Readonly<Record<NonNullable<(typeof bankEntries.$inferSelect)['reason']>, string>> = {
  unknownReference: 'no payment has its reference',
  otherCurrency: 'another currency',
  paymentOver: 'the payment has ended',
  amountDiffers: 'another amount than the borrower sent',
  notNow: 'the loan needs attention first',
  failed: 'it could not be booked',
};

const amountOf = ({ amount, currency }: typeof bankEntries.$inferSelect) => {
  const { currencyCode, market } = thisLender();
  return currency === currencyCode ? formatMinor(amount, market) : `${currency} ${(amount / 100).toFixed(2)}`;
};

async function entryRow(entry: typeof bankEntries.$inferSelect): Promise<ConsoleRow> {
  const path = `/entries/${encodeURIComponent(entry.entryId)}`;
  const isPerhapsNoted = await hasNotedMoney(await namedBy(entry));
  const reason = entry.reason === null ? [] : [reasons[entry.reason]];
  return {
    cells: [
      entry.bookedAt.toISOString(),
      amountOf(entry),
      entry.references.join(' '),
      [...reason, ...(isPerhapsNoted ? ['perhaps the money that staff noted'] : [])].join('; '),
    ],
    field: { name: 'reference', label: 'Pay code or reference' },
    buttons: [
      { label: 'Assign', path: `${path}/assign`, body: {} },
      isPerhapsNoted
        ? { label: 'Send back: it is other money', path: `${path}/sent-back`, body: { isOther: true } }
        : { label: 'Send back', path: `${path}/sent-back`, body: {} },
    ],
  };
}

const entryPanel: ConsolePanel = {
  title: panels.unmatched,
  columns: ['Booked', 'Amount', 'References', 'Reason'],
  empty: 'All bank entries are matched to a payment.',
  rows: async () => {
    const open = await db()
      .select()
      .from(bankEntries)
      .where(eq(bankEntries.status, 'unmatched'))
      .orderBy(bankEntries.receivedAt)
      .limit(50);
    return Promise.all(open.map(entryRow));
  },
};

const reversedPanel: ConsolePanel = {
  title: panels.takenBack,
  columns: ['Booked', 'Taken back', 'Amount', 'References'],
  empty: 'All reversals were followed.',
  rows: async () => {
    const waiting = await db()
      .select()
      .from(bankEntries)
      .where(and(isNotNull(bankEntries.reversedAt), eq(bankEntries.isUndone, false)))
      .limit(50);
    return waiting.map((entry) => ({
      cells: [
        entry.bookedAt.toISOString(),
        entry.reversedAt?.toISOString() ?? '',
        amountOf(entry),
        entry.references.join(' '),
      ],
      buttons: [],
    }));
  },
};

/** Staff assigns unmatched money to a payment, or records that it was returned. */
export const entryConsole: ConsoleModule = { acts: [assign, sendBack], panels: [entryPanel, reversedPanel] };
