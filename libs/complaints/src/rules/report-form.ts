import { type ProblemForm, type ProblemKind, detailLength } from '../contract';
import { fitsIn, graphemeCount, storedText } from '@clearloan/formatting';

/** The borrower's choices about the subject so far. */
export interface Choices {
  readonly problemType?: string | undefined;
  readonly problemSonType?: string | undefined;
  /** `noLoan`: it concerns none of them. */
  readonly orderId?: string | undefined;
}

/** The answer that no loan is concerned. */
export const noLoan = 'none';

/** Where help was requested: a route name, and the visible loan. */
export interface AskedFrom {
  readonly screen?: string | undefined;
  readonly orderId?: string | undefined;
}

/** The most likely kind per screen; kinds that the lender does not have are not selected. */
const kindOfScreen: ReadonlyMap<string, string> = new Map([
  ...['repayUrl', 'ynRepay', 'ynRepayChoose', 'paymentDetail'].map((screen) => [screen, 'payment'] as const),
  ...['auth', 'IdCardType', 'faceDetection', 'bindBank'].map((screen) => [screen, 'verification'] as const),
  ...['productDetail', 'confirmUrl', 'confirmNew', 'confirmPeriod', 'loanAgreement'].map(
    (screen) => [screen, 'price'] as const,
  ),
  ['repayDelayUrl', 'cannotPay'],
  ['login', 'login'],
]);

export const kindOf = (form: ProblemForm, { problemType }: Choices): ProblemKind | undefined =>
  form.types.find((kind) => kind.problemType === problemType);

/** Whether a loan must be selected: the kind concerns one, and there is one. */
export const asksLoan = (form: ProblemForm, choices: Choices): boolean =>
  kindOf(form, choices)?.asksLoan === true && form.orders.length > 0;

/**
 * The borrower's choices, with obvious defaults: the kind by the previous screen, the loan they viewed, the only
 * loan there is. Until the form is loaded, they are a guess that reserves the place of the fields.
 */
export function filledIn(form: ProblemForm | undefined, chosen: Choices, from: AskedFrom): Choices {
  const suggested = kindOfScreen.get(from.screen ?? '');
  if (!form)
    return {
      ...chosen,
      problemType: chosen.problemType ?? suggested,
      orderId: chosen.orderId ?? from.orderId,
    };
  const problemType =
    chosen.problemType ?? form.types.find((kind) => kind.problemType === suggested)?.problemType;
  const only = form.orders.length === 1 ? form.orders[0]?.orderId : undefined;
  const isThere = (orderId: string | undefined) => form.orders.some((order) => order.orderId === orderId);
  const known = [chosen.orderId, from.orderId].find((orderId) => orderId === noLoan || isThere(orderId));
  return { ...chosen, problemType, orderId: known ?? only };
}

/** What a field of the form still needs. */
type FormFault = LengthFault | 'missing';
export type FormField = 'problemType' | 'problemSonType' | 'orderId' | 'problemDetail';
export type FormFaults = Readonly<Partial<Record<FormField, FormFault>>>;

/** The errors that prevent submission, by field in order. */
export function formFaults(form: ProblemForm, choices: Choices, typed: string): FormFaults {
  const kind = kindOf(form, choices);
  const hasSon = kind?.sons.some(({ problemSonType }) => problemSonType === choices.problemSonType) === true;
  const needsSon = kind !== undefined && !hasSon;
  const needsLoan = asksLoan(form, choices) && choices.orderId === undefined;
  const label = lengthFault(typed, detailLength.least);
  return {
    ...(kind === undefined ? { problemType: 'missing' } : {}),
    ...(needsSon ? { problemSonType: 'missing' } : {}),
    ...(needsLoan ? { orderId: 'missing' } : {}),
    ...(label === undefined ? {} : { problemDetail: label }),
  };
}

/** The loan sent with the report, if any. */
export const loanToSend = (form: ProblemForm, choices: Choices): string | undefined =>
  asksLoan(form, choices) && choices.orderId !== noLoan ? choices.orderId : undefined;

export type LengthFault = 'tooShort' | 'tooLong';

/** @param least the minimum number of characters */
export function lengthFault(typed: string, least: number): LengthFault | undefined {
  const label = storedText(typed);
  if (graphemeCount(label) < least) return 'tooShort';
  return fitsIn(label, detailLength.most) ? undefined : 'tooLong';
}
