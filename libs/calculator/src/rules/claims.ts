import { plainTyped, type Market } from '@clearloan/formatting';
import {
  addDays,
  addMonths,
  LoanMathError,
  processingFee,
  type AprMethod,
  type ClaimedPlan,
  type ClaimedRow,
  type LoanMathReason,
  type TenureType,
} from '@clearloan/loan-math';
import { costTermsOf, type AdvancedQuestion } from '../contract';
import { isWhole, type PastedPlan } from './plan-read';
import { readAmount, readRate, type Field, type Problem } from './typed-field';
import type { OwnKey } from '@clearloan/routes';

/** The lender's figures, as typed or pasted; all of them may be empty. */
export interface Claims {
  readonly payment: string;
  readonly interest: string;
  readonly apr: string;
  readonly method: AprMethod;
  readonly plan: string;
  /** How the lender counts the days of interest; not stated if left out. */
  readonly counting?: Counting | undefined;
  /** When the money is paid out, `YYYY-MM-DD`; not stated if left out. */
  readonly paidOut?: string | undefined;
}

const countings = ['30/360', 'act/365', 'act/360', 'act/act'] as const;
type Counting = (typeof countings)[number];

const noClaims: Claims = { payment: '', interest: '', apr: '', method: 'nominal', plan: '' };

type ClaimField = 'payment' | 'interest' | 'apr';

/** A claim to be checked; `refused` if the loan cannot be one. */
export type CheckQuestion =
  | { readonly is: 'nothing' }
  | { readonly is: 'claim'; readonly claim: ClaimedPlan }
  | { readonly is: 'refused'; readonly reason: LoanMathReason };

export interface ClaimsParsed {
  readonly problems: Readonly<Partial<Record<ClaimField, Problem>>>;
  /** Whether the pasted plan was parsed completely, or none is pasted: only then can the figures agree. */
  readonly isPlanWhole: boolean;
  readonly asked: CheckQuestion;
}

const noRows: readonly ClaimedRow[] = [];

/** Another lender's figures may have any decimals. */
export const anyStep = 1;

const optional = <Value>(typed: string, field: Field<Value>): Field<Value> | undefined =>
  typed.trim() === '' ? undefined : field;

type ClaimsSource = readonly [
  claims: Claims,
  /** The plan in `claims`; undefined while the plan parser is loading. */
  pasted: PastedPlan | undefined,
  /** The loan as the lender describes it. */
  question: AdvancedQuestion | undefined,
  market: Market,
  today: string,
];

/** Everything that was typed, parsed and validated, but not checked yet: fast enough for every key. */
export function parseClaims(...[claims, pasted, question, market, today]: ClaimsSource): ClaimsParsed {
  const payment = optional(claims.payment, readAmount(claims.payment, market, { step: anyStep }));
  const interest = optional(
    claims.interest,
    readAmount(claims.interest, market, { mayBeZero: true, step: anyStep }),
  );
  const apr = optional(claims.apr, readRate(claims.apr, { highest: 100_000 }));
  const rows = pasted?.rows ?? noRows;
  const fields: Record<ClaimField, Field<unknown> | undefined> = { payment, interest, apr };
  const problems = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field?.problem === undefined ? [] : [[name, field.problem]],
    ),
  );
  const hasClaims =
    payment?.value !== undefined ||
    interest?.value !== undefined ||
    apr?.value !== undefined ||
    rows.length > 0;
  const claimed = {
    instalment: payment?.value,
    totalInterest: interest?.value,
    apr:
      apr?.value === undefined
        ? undefined
        : { percent: shownDecimals(claims.apr, apr.value), method: claims.method },
    rows,
  };
  return {
    problems,
    isPlanWhole: claims.plan.trim() === '' || (pasted !== undefined && rows.length > 0 && isWhole(pasted)),
    asked: hasClaims && question ? claimFor(question, claimed, { claims, today }) : { is: 'nothing' },
  };
}

/** `31.10` is more precise than `31.1`: the typed decimals count. */
function shownDecimals(typed: string, value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  const decimals = Math.max(fraction.length, /[.,](\d+)/.exec(plainTyped(typed))?.[1]?.length ?? 0);
  return decimals === 0 ? whole : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

function claimFor(
  question: AdvancedQuestion,
  claimed: Partial<ClaimedPlan>,
  { claims, today }: { claims: Claims; today: string },
): CheckQuestion {
  const { counting, paidOut } = claims;
  try {
    const firstDue = firstDueOf(claimed.rows ?? []);
    const startDate = paidOut ?? startOf(firstDue, question.tenure_type) ?? today;
    const isFirstPrinted = paidOut !== undefined && firstDue !== undefined && firstDue > paidOut;
    const {
      processingFee: feeTerms,
      changes,
      aprMethod: _method,
      ...terms
    } = costTermsOf(question, startDate, anyStep);
    const { fee, tax } = processingFee(terms.principal, feeTerms);
    const pause = changes?.moratorium?.periods;
    const states = [
      ...(counting === undefined ? [] : (['dayCount'] as const)),
      ...(pause === undefined ? [] : (['pause'] as const)),
    ];
    const stated = {
      terms: {
        ...terms,
        dayCount: counting ?? terms.dayCount,
        // The form states no due date: the printed one counts.
        ...(isFirstPrinted && terms.firstPayment === 'arrears' ? { firstDueDate: firstDue } : {}),
      },
      fee,
      tax,
      feeMode: feeTerms.mode,
    };
    return {
      is: 'claim',
      claim: { ...claimed, ...stated, pause, states, isStartSupposed: !isFirstPrinted },
    };
  } catch (error) {
    if (error instanceof LoanMathError) return { is: 'refused', reason: error.reason };
    throw error;
  }
}

const firstDueOf = (rows: readonly ClaimedRow[]): string | undefined =>
  rows.find(({ periodNo }) => periodNo === 1)?.dueDate;

/** The payout date is not entered: one period before the first dated payment. */
function startOf(first: string | undefined, tenureType: TenureType): string | undefined {
  if (first === undefined) return undefined;
  const days = { day: 1, week: 7, fortnight: 14 } as const;
  return tenureType === 'month' ? addMonths(first, -1) : addDays(first, -days[tenureType]);
}

const longestText = 24;

const methods = ['nominal', 'actuarial', 'effective'] as const;

/** The lender's figures as own query keys; a pasted plan is too long for a URL. */
export const addressOfClaims = ({
  payment,
  interest,
  apr,
  method,
  counting,
  paidOut,
}: Claims): Record<OwnKey, string | undefined> => ({
  _payment: payment === '' ? undefined : payment.slice(0, longestText),
  _interest: interest === '' ? undefined : interest.slice(0, longestText),
  _apr: apr === '' ? undefined : apr.slice(0, longestText),
  _method: method === noClaims.method ? undefined : method,
  _counting: counting,
  _paidOut: paidOut,
});

export const claimsFromAddress = (search: URLSearchParams): Claims => ({
  payment: search.get('_payment')?.slice(0, longestText) ?? '',
  interest: search.get('_interest')?.slice(0, longestText) ?? '',
  apr: search.get('_apr')?.slice(0, longestText) ?? '',
  method: methods.find((method) => method === search.get('_method')) ?? noClaims.method,
  plan: '',
  counting: countings.find((each) => each === search.get('_counting')),
  paidOut: /^\d{4}-\d{2}-\d{2}$/.exec(search.get('_paidOut') ?? '')?.[0],
});
