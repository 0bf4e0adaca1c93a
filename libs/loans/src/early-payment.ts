import { minorFromText } from '@clearloan/api-client/declare';
import type { RepayItem } from './contract';
import { mostUrgentFirst } from './rules/home-hero';

/** Of the next payment of a loan, what is said of it before the app is there. */
export type EarlyPayment = Pick<
  RepayItem,
  'productName' | 'dueTime' | 'overdueDays' | 'amount' | 'penalty' | 'penaltyTax'
>;

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null;
const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);

/**
 * The most urgent payment of home's answer, read without the contract, which comes with the app. It takes only what is
 * written exactly as the contract writes it; `undefined` for every other answer, which the app reads and explains.
 */
export function earlyPaymentOf(answer: string): EarlyPayment | undefined {
  const reply: unknown = JSON.parse(answer);
  if (!isRecord(reply) || reply['code'] !== 0 || !isRecord(reply['data'])) return undefined;
  const payments = listOf(reply['data']['list'])
    .flatMap((block) => (isRecord(block) && block['type'] === 'REPAY' ? listOf(block['items']) : []))
    .map(paymentOf);
  const [first] = payments.filter((payment) => payment !== undefined).sort(mostUrgentFirst);
  return payments.includes(undefined) ? undefined : first;
}

function paymentOf(item: unknown): EarlyPayment | undefined {
  if (!isRecord(item)) return undefined;
  const { productName, dueTime, overdueDays } = item;
  const [amount, penalty, penaltyTax] = [item['amount'], item['penalty'], item['penaltyTax']].map((text) =>
    typeof text === 'string' ? minorFromText(text) : undefined,
  );
  const isWhole =
    typeof productName === 'string' &&
    typeof dueTime === 'string' &&
    typeof overdueDays === 'number' &&
    amount !== undefined &&
    penalty !== undefined &&
    penaltyTax !== undefined;
  return isWhole ? { productName, dueTime, overdueDays, amount, penalty, penaltyTax } : undefined;
}
