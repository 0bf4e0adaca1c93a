import { useHasScreen, useMarket } from '@clearloan/app-runtime';
import { resolveRedirect } from '@clearloan/routes';
import { List, ListHeading, ListItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { FieldsAndAnswer } from '../parts/field-row';
import { LoanFields } from '../parts/loan-fields';
import { PriceSlip } from '../parts/price-slip';
import { RefusalNote } from '../parts/problem-text';
import { TermsFold } from './terms-fold';
import type { Calculator } from './use-calculator';
import {
  affordablePath,
  checkPath,
  dealPath,
  howLongPath,
  ratesPath,
  switchPath,
} from '../rules/form-address';
import type { LoanForm } from '../rules/loan-form';
import { useJumpPage, useJumpViewed } from '../queries';

/** The payment of a loan: three questions, with the result below. */
export function PaymentTab({ calculator }: { calculator: Calculator }) {
  const { form, reading, plain, change } = calculator;
  return (
    <FieldsAndAnswer
      fields={
        <div className="cl-calc-rows">
          <LoanFields form={form} reading={reading} change={change} />
          <TermsFold form={form} reading={reading} change={change} />
        </div>
      }
      end={<MoreTools form={form} />}
    >
      {plain?.is === 'priced' && reading.question && (
        <PriceSlip loan={plain.loan} question={reading.question} pace={form.pace} />
      )}
      {plain?.is === 'refused' && <RefusalNote reason={plain.reason} />}
    </FieldsAndAnswer>
  );
}

/** Links to the inner screens, with the question each one answers. */
function MoreTools({ form }: { form: LoanForm }) {
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

/**
 * The lender's suggestion where to go next: the same for everyone, and only to a screen of this app. The response is
 * resolved by the app's own list; anything else is not shown.
 */
function LenderSuggestion() {
  const { data } = useJumpPage();
  const market = useMarket();
  const hasScreen = useHasScreen();
  const navigate = useNavigate();
  const viewed = useJumpViewed();
  if (data?.url === undefined || data.target === undefined) return null;
  const { target } = data;
  const destination = resolveRedirect(data.url, {
    origin: window.location.origin,
    allowedHosts: market.outsideHosts,
  });
  if (destination.kind !== 'own' || !hasScreen(destination.path)) return null;
  return (
    <ListItem
      title={<Trans>View this lender’s loans</Trans>}
      note={<Trans>With their fees and APR</Trans>}
      onClick={() => {
        void viewed.run({ target }, { quiet: true });
        void navigate(destination.path);
      }}
    />
  );
}
