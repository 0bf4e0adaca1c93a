import { List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { affordablePath, checkPath, dealPath, howLongPath, ratesPath, switchPath } from '../inner-paths';
import type { LoanForm } from '../rules/loan-form';
import { LenderSuggestion } from './lender-suggestion';

/** The inner screens, each with what it answers. */
export function MoreTools({ form }: { form: LoanForm }) {
  return (
    <>
      <ListHeading>
        <Trans>More tools</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={howLongPath(form)}
          title={<Trans>How long to pay it off</Trans>}
          note={<Trans>When you are done, and the interest until then</Trans>}
        />
        <ListItem
          to={affordablePath(form)}
          title={<Trans>How much can I pay back?</Trans>}
          note={<Trans>From your income and bills: sums, not advice</Trans>}
        />
        <ListItem
          to={switchPath(form)}
          title={<Trans>Refinance or combine loans</Trans>}
          note={<Trans>One new loan instead of one or more, with all fees</Trans>}
        />
        <ListItem
          to={dealPath(form)}
          title={<Trans>APR with every charge</Trans>}
          note={<Trans>Insurance and third-party charges included</Trans>}
        />
        <ListItem
          to={ratesPath(form)}
          title={<Trans>What a flat rate really costs</Trans>}
          note={<Trans>One price said in five ways</Trans>}
        />
        <ListItem
          to={checkPath(form)}
          title={<Trans>Check my lender’s maths</Trans>}
          note={<Trans>Type or paste a plan: right, or off by how much and why</Trans>}
        />
        <LenderSuggestion />
      </List>
    </>
  );
}
