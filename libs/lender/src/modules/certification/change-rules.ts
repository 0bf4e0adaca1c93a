import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import type { LoanBook, OpenBusiness } from '../../platform/context/loan-book';
import type { Message } from '../../platform/context/product-names';
import { refuse } from '../../platform/context/refusal';

/** The steps whose answers a borrower may change after the verification. */
const changeableSteps = ['personal', 'job', 'ext'] as const;
type ChangeableStep = (typeof changeableSteps)[number];

/** What a change means while something is open, as the borrower reads it before the change. */
interface ChangeRule {
  readonly isAllowed: boolean;
  readonly sentence: Message;
}
type ChangeRules = Readonly<Record<OpenBusiness, ChangeRule>>;

/** Address, household and contacts: no decision and no price depends on them. */
const fromNowOn: ChangeRules = {
  application: {
    isAllowed: true,
    sentence: msg`Your application stays in review. We’ll use the change from now on.`,
  },
  offer: {
    isAllowed: true,
    sentence: msg`Your offer keeps its amount and cost. We’ll use the change from now on.`,
  },
  loan: { isAllowed: true, sentence: msg`Your loan stays as agreed. We’ll use the change from now on.` },
};

/** The income decides. It must not change between the application and its decision. */
const fromNextApplication: ChangeRules = {
  application: {
    isAllowed: false,
    sentence: msg`We’re deciding on your application with these answers. You can change them once it’s decided or withdrawn.`,
  },
  offer: {
    isAllowed: true,
    sentence: msg`Your offer keeps its amount and cost. The change counts for your next application.`,
  },
  loan: {
    isAllowed: true,
    sentence: msg`Your loan stays as agreed. The change counts for your next application.`,
  },
};

const changeRules: Readonly<Record<ChangeableStep, ChangeRules>> = {
  personal: fromNowOn,
  job: fromNextApplication,
  ext: fromNowOn,
};

/** The rule for a change of a step's answers now; undefined if nothing is open, or if the step is changed elsewhere. */
export function changeRuleOf(step: string, open: OpenBusiness | undefined): ChangeRule | undefined {
  const changeable = changeableSteps.find((each) => each === step);
  return changeable && open && changeRules[changeable][open];
}

/** Rejects with 1003, in the words of the rule, if the answers of a step cannot be changed now. */
export async function checkChange(step: ChangeableStep, borrowerId: string, loanBook: LoanBook) {
  const rule = changeRuleOf(step, await loanBook.openBusiness(borrowerId));
  if (rule?.isAllowed === false) throw refuse(codes.notAllowedNow, rule.sentence);
}
