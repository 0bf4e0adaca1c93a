import { List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { affordablePath, checkPath, dealPath, howLongPath, ratesPath, switchPath } from '../inner-paths';
import type { LoanForm } from '../rules/loan-form';
import { LenderSuggestion } from './lender-suggestion';

/** Links to the inner screens, with the question each one answers. */
export function MoreTools({ form }: { form: LoanForm }) {
  return (
    <>
      <ListHeading>
        <Trans>More tools</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={howLongPath(form)}
          title={<Trans>How long until it’s paid off?</Trans>}
          note={<Trans>When you’ll pay it off, and the interest until then</Trans>}
        />
        <ListItem
          to={affordablePath(form)}
          title={<Trans>How much can I afford?</Trans>}
          note={<Trans>From your income and bills. Not financial advice.</Trans>}
        />
        <ListItem
          to={switchPath(form)}
          title={<Trans>Refinance or combine loans</Trans>}
          note={<Trans>One new loan to replace one or more, all fees included</Trans>}
        />
        <ListItem
          to={dealPath(form)}
          title={<Trans>APR with all charges</Trans>}
          note={<Trans>Insurance and third-party charges included</Trans>}
        />
        <ListItem
          to={ratesPath(form)}
          title={<Trans>What a flat rate really costs</Trans>}
          note={<Trans>One price, shown five ways</Trans>}
        />
        <ListItem
          to={checkPath(form)}
          title={<Trans>Check my lender’s maths</Trans>}
          note={<Trans>Paste a plan to see if it’s right, and if not, why</Trans>}
        />
        <LenderSuggestion />
      </List>
    </>
  );
}
