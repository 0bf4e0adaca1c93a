import { useLoggedIn } from '@clearloan/api-client';
import type { Cost } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import {
  AddressBookIcon,
  IdentificationCardIcon,
  List,
  ListItem,
  LinkAction,
  Pad,
  Page,
  PageHeading,
  PrimaryAction,
  Printed,
  ReceiptIcon,
  SkeletonSlip,
  HeroHeader,
  UserIcon,
  Slip,
  Text,
  useAmountText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AmountsShown } from '../parts/amounts-shown';
import { paymentsOf, priceParts } from '../rules/price';
import { aprText, PaidApartLine, useTenureText } from '../parts/apr-range';
import { PaymentsLine, PriceRows } from '../parts/price-rows';
import { byWayOfLogin, landingTarget } from '../rules/landing';
import '../parts/slip-lines.css';
import './landing-screen.css';

export interface LandingScreenProps {
  example: Cost | undefined;
  productId: string | undefined;
  isPending: boolean;
  /** Replaces the example if it did not load. */
  failure: ReactNode;
}

/** The target of an advertisement: the full price of an example, what is required, and one button. */
export function LandingScreen({ example, productId, isPending, failure }: LandingScreenProps) {
  const { t } = useLingui();
  const isVisitor = !useLoggedIn();
  const [search] = useSearchParams();
  const target = landingTarget(search, productId);
  const title = t`See the full cost before you borrow.`;
  const logIn = isVisitor ? (
    <LinkAction plain small to={pathTo('login')} icon={<UserIcon size="small" />}>
      <Trans>Log in</Trans>
    </LinkAction>
  ) : undefined;
  return (
    <AmountsShown>
      <Page
        title={title}
        heading="own"
        header={
          <HeroHeader actions={logIn} edge={isPending || example !== undefined}>
            <div className="cl-loans-landing">
              <Pad>
                <PageHeading className="cl-question">{title}</PageHeading>
              </Pad>
            </div>
          </HeroHeader>
        }
        bottomBar={
          <PrimaryAction to={isVisitor ? byWayOfLogin(target) : target}>
            <Trans>See this loan</Trans>
          </PrimaryAction>
        }
      >
        {(isPending || example) && (
          <Printed>{example ? <LandingSlip example={example} /> : <SkeletonSlip />}</Printed>
        )}
        {failure}
        {!isPending && (
          <div className="cl-loans-landing">
            <Promises />
          </div>
        )}
      </Page>
    </AmountsShown>
  );
}

const Promises = () => (
  <List>
    <ListItem icon={<IdentificationCardIcon />} title={<Trans>An ID card and 10 minutes</Trans>} />
    <ListItem icon={<ReceiptIcon />} title={<Trans>Saying no is free</Trans>} />
    <ListItem icon={<AddressBookIcon />} title={<Trans>Your contacts stay private</Trans>} />
  </List>
);

/** The full price of one example, printed for a new visitor. */
function LandingSlip({ example }: { example: Cost }) {
  const amounts = useAmountText();
  const tenureText = useTenureText();
  const amount = amounts.round(example.principal);
  const time = tenureText(example.tenure, example.tenure_type);
  const payments = paymentsOf(example.repay_plans);
  const apr = aprText(example.apr);
  return (
    <Slip
      title={
        <Trans>
          {amount} for {time}
        </Trans>
      }
      corner={
        <Text as="span" size="sm" tone="dim">
          <Trans>Example</Trans>
        </Text>
      }
    >
      <PriceRows price={priceParts(example)} marked />
      <div className="cl-loans-below">
        {payments && (
          <Text size="sm" tone="dim">
            <PaymentsLine payments={payments} />
          </Text>
        )}
        <PaidApartLine priced={example} />
        <Text size="sm" tone="dim">
          <Trans>APR {apr}</Trans>
        </Text>
      </div>
    </Slip>
  );
}
