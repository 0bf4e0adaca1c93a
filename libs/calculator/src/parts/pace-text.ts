import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Pace } from '../rules/loan-form';

/** The texts of a pace: how often, how many, which one. */
export interface PaceText {
  /** "Months" */
  readonly name: string;
  /** "12 months" */
  readonly count: (count: number) => string;
  /** "Month 3" */
  readonly one: (periodNo: number) => string;
  readonly onceAfter: (periodNo: number) => string;
  readonly eachFrom: (periodNo: number) => string;
  readonly everyFrom: (every: number, periodNo: number) => string;
  readonly payEach: string;
  readonly less: string;
  readonly more: string;
}

export function usePaceText(pace: Pace): PaceText {
  const months = useMonthText();
  const fortnights = useFortnightText();
  const weeks = useWeekText();
  return { month: months, fortnight: fortnights, week: weeks }[pace];
}

function useMonthText(): PaceText {
  const { t } = useLingui();
  return {
    name: t`Months`,
    count: (count) => t`${plural(count, { one: '# month', other: '# months' })}`,
    one: (periodNo) => t`Month ${periodNo}`,
    onceAfter: (periodNo) => t`Once, after month ${periodNo}`,
    eachFrom: (periodNo) => t`Each month from month ${periodNo}`,
    everyFrom: (every, periodNo) => t`Every ${every} months from month ${periodNo}`,
    payEach: t`You pay each month`,
    less: t`1 month less`,
    more: t`1 month more`,
  };
}

function useFortnightText(): PaceText {
  const { t } = useLingui();
  return {
    name: t({ context: 'how many', message: 'Payments' }),
    count: (count) => t`${plural(count, { one: '# payment', other: '# payments, one every two weeks' })}`,
    one: (periodNo) => t`Payment ${periodNo}`,
    onceAfter: (periodNo) => t`Once, after payment ${periodNo}`,
    eachFrom: (periodNo) => t`Each time from payment ${periodNo}`,
    everyFrom: (every, periodNo) => t`Every ${every} payments from payment ${periodNo}`,
    payEach: t`You pay every two weeks`,
    less: t`1 payment less`,
    more: t`1 payment more`,
  };
}

function useWeekText(): PaceText {
  const { t } = useLingui();
  return {
    name: t`Weeks`,
    count: (count) => t`${plural(count, { one: '# week', other: '# weeks' })}`,
    one: (periodNo) => t`Week ${periodNo}`,
    onceAfter: (periodNo) => t`Once, after week ${periodNo}`,
    eachFrom: (periodNo) => t`Each week from week ${periodNo}`,
    everyFrom: (every, periodNo) => t`Every ${every} weeks from week ${periodNo}`,
    payEach: t`You pay each week`,
    less: t`1 week less`,
    more: t`1 week more`,
  };
}
