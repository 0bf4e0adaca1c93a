import { minorFromText } from '@clearloan/api-client/declare';
import { transactionKinds, transactionPurposes, transactionStatusValues } from '@clearloan/loan-contract';
import { daysBetween, type Day } from '@clearloan/formatting';
import { isRecord } from '@clearloan/app-runtime';
import type { NextPayment } from './parts/payment-card-facts';
import { mostUrgentFirst } from './rules/home-hero';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The most urgent payment of home's response, parsed without the contract, which is loaded with the app. Accepts only
 * values in exactly the contract's format; `undefined` for every other response, which the app parses and explains.
 */
export function paymentOfReply(responseText: string): NextPayment | undefined {
  const reply: unknown = JSON.parse(responseText);
  if (!isRecord(reply) || reply['code'] !== 0 || !isRecord(reply['data'])) return undefined;
  const { list, tools } = reply['data'];
  const payments = listOf(list)
    .flatMap((block) => (isRecord(block) && block['type'] === 'REPAY' ? listOf(block['items']) : []))
    .map(paymentOf);
  const [first] = payments.filter((payment) => payment !== undefined).sort(mostUrgentFirst);
  return payments.includes(undefined) || !hasValidTools(tools) ? undefined : first;
}

/** Parses each item; an empty list if absent. `undefined` if it is not a list, or an item cannot be parsed. */
function parseList<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] | undefined {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isId = (value: unknown): value is string => value !== '' && isText(value, 64);
const isDay = (value: unknown): value is Day =>
  typeof value === 'string' && daysBetween(value, value) !== undefined;
const countOf = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
const amountOf = (value: unknown) => (typeof value === 'string' ? minorFromText(value) : undefined);

function paymentOf(item: unknown): NextPayment | undefined {
  if (!isRecord(item)) return undefined;
  const { orderId, productName, dueTime, collectOn, paymentsInProgress = null } = item;
  const inProgress = parseList(paymentsInProgress, progressOf);
  const counts = ['overdueDays', 'periodNo', 'periods', 'paidPeriods'].map((name) => countOf(item[name]));
  const amounts = ['amount', 'penalty', 'penaltyTax', 'left', 'penaltyPerDay'].map((name) =>
    amountOf(item[name]),
  );
  if (!isId(orderId) || [...counts, ...amounts].includes(undefined)) return undefined;
  if (!isText(productName, 120) || !isDay(dueTime) || inProgress === undefined) return undefined;
  if (!isAbsent(collectOn) && !isDay(collectOn)) return undefined;
  const [[overdueDays = 0, periodNo = 0], [amount = 0, penalty = 0, penaltyTax = 0]] = [counts, amounts];
  return {
    productName,
    dueTime,
    overdueDays,
    periodNo,
    amount,
    penalty,
    penaltyTax,
    paymentsInProgress: inProgress,
    collectOn: isDay(collectOn) ? collectOn : undefined,
  };
}

type InProgress = NextPayment['paymentsInProgress'][number];

/** A payment in progress, if all its enum values are known here. */
function progressOf(item: unknown): InProgress | undefined {
  if (!isRecord(item)) return undefined;
  const kind = transactionKinds.find((word) => word === item['kind']);
  const status = transactionStatusValues.find((word) => word === item['status']);
  const purpose = transactionPurposes.find((word) => word === item['purpose']);
  const { orderId, paymentId, since, expireTime, nextCheckAt } = item;
  const [amount, periodNos] = [amountOf(item['amount']), parseList(item['periodNos'], countOf)];
  const areTimes =
    isInstant(since) && [expireTime, nextCheckAt].every((time) => isAbsent(time) || isInstant(time));
  if (!isId(orderId) || !isId(paymentId) || !areTimes) return undefined;
  if (purpose === undefined && !isAbsent(item['purpose'])) return undefined;
  if (kind === undefined || status === undefined || amount === undefined || periodNos === undefined)
    return undefined;
  return {
    orderId,
    paymentId,
    kind,
    status,
    purpose,
    amount,
    periodNos,
    since,
    nextCheckAt: isInstant(nextCheckAt) ? nextCheckAt : undefined,
    expireTime: isInstant(expireTime) ? expireTime : undefined,
  };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;
/** Exactly "2026-11-27T10:00:00Z". */
const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && new Date(value).toJSON() === `${value.slice(0, -1)}.000Z`;

/** A response whose tools are invalid is rejected. */
const hasValidTools = (tools: unknown): boolean =>
  listOf(tools).every(
    (tool) =>
      isRecord(tool) && isId(tool['key']) && isText(tool['title'], 80) && isText(tool['linkUrl'] ?? '', 500),
  ) &&
  (Array.isArray(tools) || (tools ?? null) === null);
