import { typedReference } from '@clearloan/formatting';
import { eq } from 'drizzle-orm';
import type { BooksDifference, StatementEntry } from '../../platform/context/bank-entry';
import { businessDay } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { db } from '../../platform/database/connection';
import { bankEntries } from '../../platform/database/schema/bank-entries';
import { ledgerEntries, payments } from '../../platform/database/schema/payments';
import { moneySource } from '../servicing/ledger';

/** What one side says about a movement of money: the sum, incoming positive, and the bank's day. */
interface Movement {
  readonly amount: number;
  readonly day: string;
}
type Named = readonly [source: string, movement: Movement];
type Side = ReadonlyMap<string, Movement>;

/**
 * Compares the account `bank` of the ledger with the entries that the bank reported, movement by movement: each entry is in the
 * ledger with its amount, or waits; and each line that names an entry names one that exists. Empty if all agree.
 */
export async function wrongInBooks(): Promise<readonly BooksDifference[]> {
  const inLedger = await ledgerSide();
  const counted = new Map((await entries()).counted);
  const isOfEntry = (source: string) => /^(?:reversal:)?entry:/.test(source) || counted.has(source);
  return differences(counted, new Map([...inLedger].filter(([source]) => isOfEntry(source))));
}

/**
 * Compares the ledger and the waiting money with the bank's own statement, for each day that the statement covers. Money that
 * staff noted without an entry differs until the bank reports its entry.
 */
export async function wrongAgainst(
  statement: readonly StatementEntry[],
): Promise<readonly BooksDifference[]> {
  const ledger = await ledgerSide();
  const ours = new Map([...ledger, ...(await entries()).waiting]);
  const theirs = statementSide(statement, ours);
  const days = [...theirs.values()].map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return differences(theirs, ours).filter(({ day }) => first <= day && day <= last);
}

/** The movements on which two sides differ, by day. */
const differences = (bank: Side, own: Side): BooksDifference[] =>
  [...new Set([...bank.keys(), ...own.keys()])]
    .flatMap((source) => {
      const [theirs, ours] = [bank.get(source), own.get(source)];
      const [atBank, inLedger] = [theirs?.amount ?? 0, ours?.amount ?? 0];
      const day = theirs?.day ?? ours?.day ?? '';
      return atBank === inLedger ? [] : [{ source, day, atBank, inLedger }];
    })
    .sort((one, other) => one.day.localeCompare(other.day));

/** The lines of the account `bank`, by source. Corrections cancel out. */
async function ledgerSide(): Promise<Side> {
  const { source, amount, valueDay } = ledgerEntries;
  const lines = await db()
    .select({ source, amount, valueDay, bankDay: payments.bankDay })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.paymentId, ledgerEntries.paymentId))
    .where(eq(ledgerEntries.account, 'bank'));
  const side = new Map<string, Movement>();
  for (const line of lines) {
    const name = line.source ?? '';
    const day = line.bankDay ?? line.valueDay;
    side.set(name, { day, amount: (side.get(name)?.amount ?? 0) + line.amount });
  }
  return side;
}

/** What the bank reported: the money that counts in the ledger, and the money that waits or was sent back without it. */
async function entries(): Promise<{
  readonly counted: readonly Named[];
  readonly waiting: readonly Named[];
}> {
  const [counted, waiting]: [Named[], Named[]] = [[], []];
  const known = await db()
    .select({ entry: bankEntries, collectionId: payments.collectionId })
    .from(bankEntries)
    .leftJoin(payments, eq(payments.paymentId, bankEntries.paymentId));
  for (const { entry, collectionId } of known) {
    const { entryId, amount, status, bookedAt, reversedAt, paymentId, isUndone } = entry;
    const source = collectionId === null ? moneySource.entry(entryId) : moneySource.collection(collectionId);
    (paymentId === null ? waiting : counted).push([source, { amount, day: businessDay(bookedAt) }]);
    if (status === 'sentBack')
      waiting.push([moneySource.refund(entryId), { amount: -amount, day: businessDay(bookedAt) }]);
    if (reversedAt === null) continue;
    const back: Named = [moneySource.reversal(source), { amount: -amount, day: businessDay(reversedAt) }];
    (paymentId !== null && isUndone ? counted : waiting).push(back);
  }
  return { counted, waiting };
}

/**
 * The movements of a statement, named as the lender names them. An order to the bank is known by its id among the references; what
 * the bank takes back, by the row that it reverses, or by the entry that the bank reported.
 */
function statementSide(statement: readonly StatementEntry[], ours: Side): Side {
  const orders = new Map(
    [...ours.keys()]
      .filter((source) => /^(?:payout|refund|collection):/.test(source))
      .map((source) => [typedReference(source.slice(source.indexOf(':') + 1)), source]),
  );
  const side = new Map<string, Movement>();
  const rows = new Map<string, string>();
  for (const each of statement) {
    if ('entryId' in each) {
      const source = rows.get(each.entryId) ?? moneySource.entry(each.entryId);
      const amount = -(side.get(source)?.amount ?? ours.get(source)?.amount ?? 0);
      side.set(moneySource.reversal(source), { amount, day: businessDay(each.reversedAt) });
      continue;
    }
    const { id, amount, bookedAt, references } = each;
    const order = references.map((reference) => orders.get(typedReference(reference))).find(isNamed);
    // Of two rows under the id of an order, the second is another movement.
    const source = order === undefined || side.has(order) ? moneySource.entry(id) : order;
    rows.set(id, source);
    side.set(source, { amount, day: businessDay(bookedAt) });
  }
  return side;
}

const isNamed = (source: string | undefined): source is string => source !== undefined;

/** The nightly check: tells the staff when the books differ. */
export async function checkBooks(): Promise<void> {
  const faults = await wrongInBooks();
  if (faults.length === 0) return;
  await thisLender().outside.mailStaff?.({
    subject: 'The ledger differs from the bank',
    text: `${String(faults.length)} movements of money differ between the ledger and the bank’s entries. The command check-books lists them.`,
  });
}
