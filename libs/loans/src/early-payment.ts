import { minorFromText } from '@clearloan/api-client/declare';
import { daysBetween, type Day } from '@clearloan/formatting';
import { isRecord } from '@clearloan/ui';
import type { RepayItem } from './contract';
import { mostUrgentFirst } from './rules/home-hero';

/** Of the next payment of a loan, what is said of it before the app is there. */
export type EarlyPayment = Pick<
  RepayItem,
  'productName' | 'dueTime' | 'overdueDays' | 'amount' | 'penalty' | 'penaltyTax'
>;

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/**
 * The most urgent payment of home's answer, read without the contract, which comes with the app. It takes only what is
 * written exactly as the contract writes it; `undefined` for every other answer, which the app reads and explains.
 */
export function earlyPaymentOf(answer: string): EarlyPayment | undefined {
  const reply: unknown = JSON.parse(answer);
  if (!isRecord(reply) || reply['code'] !== 0 || !isRecord(reply['data'])) return undefined;
  const { list, tools } = reply['data'];
  const payments = listOf(list)
    .flatMap((block) => (isRecord(block) && block['type'] === 'REPAY' ? listOf(block['items']) : []))
    .map(paymentOf);
  const [first] = payments.filter((payment) => payment !== undefined).sort(mostUrgentFirst);
  return payments.includes(undefined) || !areTools(tools) ? undefined : first;
}

const isEmptyList = (given: unknown): boolean => Array.isArray(given) && given.length === 0;
const isText = (given: unknown, longest: number): given is string =>
  typeof given === 'string' && given.length <= longest;
const isDay = (given: unknown): given is Day =>
  typeof given === 'string' && daysBetween(given, given) !== undefined;
const countOf = (given: unknown) =>
  typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 ? given : undefined;
const amountOf = (given: unknown) => (typeof given === 'string' ? minorFromText(given) : undefined);

function paymentOf(item: unknown): EarlyPayment | undefined {
  if (!isRecord(item)) return undefined;
  const { orderId, productName, dueTime, paymentsInProgress = null } = item;
  // How money in progress stands, the app says: there is another figure then, and no day to pay by.
  if (paymentsInProgress !== null && !isEmptyList(paymentsInProgress)) return undefined;
  const counts = ['overdueDays', 'periodNo', 'periods', 'paidPeriods'].map((name) => countOf(item[name]));
  const amounts = ['amount', 'penalty', 'penaltyTax', 'left', 'penaltyPerDay'].map((name) =>
    amountOf(item[name]),
  );
  const isWhole = orderId !== '' && isText(orderId, 64) && ![...counts, ...amounts].includes(undefined);
  if (!isWhole || !isText(productName, 120) || !isDay(dueTime)) return undefined;
  const [[overdueDays = 0], [amount = 0, penalty = 0, penaltyTax = 0]] = [counts, amounts];
  return { productName, dueTime, overdueDays, amount, penalty, penaltyTax };
}

/** An answer whose tools cannot be read is read as none. */
const areTools = (tools: unknown): boolean =>
  listOf(tools).every(
    (tool) =>
      isRecord(tool) &&
      tool['key'] !== '' &&
      isText(tool['key'], 64) &&
      isText(tool['title'], 80) &&
      isText(tool['linkUrl'] ?? '', 500),
  ) &&
  (Array.isArray(tools) || (tools ?? null) === null);
