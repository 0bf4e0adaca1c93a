import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** "6 months", "30 days"; two fortnights are "4 weeks". A unit that this build does not know is named by the lender's word. */
export function useTenureText(): (tenure: number, tenureType: string) => string {
  const { t } = useLingui();
  const weeks = (count: number) => t`${plural(count, { one: '# week', other: '# weeks' })}`;
  return (tenure, tenureType) => {
    switch (tenureType) {
      case 'day':
        return t`${plural(tenure, { one: '# day', other: '# days' })}`;
      case 'week':
        return weeks(tenure);
      case 'fortnight':
        return weeks(2 * tenure);
      case 'month':
        return t`${plural(tenure, { one: '# month', other: '# months' })}`;
      default:
        return `${tenure} ${tenureType}`;
    }
  };
}
