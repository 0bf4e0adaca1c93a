import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** "6 months", "30 days". A unit that this build does not know is named by the lender's word. */
export function useTenureText(): (tenure: number, tenureType: string) => string {
  const { t } = useLingui();
  return (tenure, tenureType) => {
    switch (tenureType) {
      case 'day':
        return t`${plural(tenure, { one: '# day', other: '# days' })}`;
      case 'week':
        return t`${plural(tenure, { one: '# week', other: '# weeks' })}`;
      case 'fortnight':
        return t`${plural(tenure, { one: '# fortnight', other: '# fortnights' })}`;
      case 'month':
        return t`${plural(tenure, { one: '# month', other: '# months' })}`;
      default:
        return `${tenure} ${tenureType}`;
    }
  };
}
