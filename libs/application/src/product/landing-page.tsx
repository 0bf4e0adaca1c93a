import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useLoggedIn } from '@clearloan/api-client';
import type { Cost } from '@clearloan/loan-contract';
import { pathTo, safeReturnPath, withOwnKeys } from '@clearloan/routes';
import {
  AddressBookIcon,
  HeroHeader,
  LinkAction,
  List,
  ListItem,
  Pad,
  Page,
  PageHeading,
  PrimaryAction,
  Printed,
  ReceiptIcon,
  SkeletonSlip,
  Slip,
  Text,
  useAmountText,
  UserIcon,
} from '@clearloan/ui';
import type { ReactNode } from 'react';
import { aprText, UpfrontFeesLine, useTenureText, ReadFailure } from '@clearloan/loan-view';
import { AmountsShown, PaymentsLine, PriceRows } from '@clearloan/loan-view/terms';
import '@clearloan/loan-view/slip-lines.css';
import { useProduct, useVisitorHome } from '../queries';
import { paymentsOf, priceParts } from '@clearloan/loan-view/rules';
import './landing-page.css';

/** The generic landing page: the example of the lender's home. */
export function LandingPage() {
  const { t } = useLingui();
  const home = useVisitorHome();
  const cards = home.data?.list.flatMap((block) => (block.type === 'LARGE_CARD' ? block.items : []));
  const card = cards?.find(({ costExample }) => costExample !== undefined);
  return (
    <LandingScreen
      example={card?.costExample}
      productId={card?.productId}
      isPending={home.isPending}
      failure={<ReadFailure read={home} title={t`The loans didn’t load`} />}
    />
  );
}

/** The landing page of one loan (`?_product=…`), or the generic one if the link names none. */
export function LandingOfLoanPage() {
  const [search] = useSearchParams();
  const productId = search.get('_product');
  return productId === null || productId === '' ? <LandingPage /> : <OfLoan productId={productId} />;
}

function OfLoan({ productId }: { productId: string }) {
  const { t } = useLingui();
  const read = useProduct(productId);
  return (
    <LandingScreen
      example={read.data?.costExample}
      productId={read.data?.product.productId}
      isPending={read.isPending}
      failure={<ReadFailure read={read} title={t`This loan didn’t load`} />}
    />
  );
}

interface LandingScreenProps {
  example: Cost | undefined;
  productId: string | undefined;
  isPending: boolean;
  /** Replaces the example if it did not load; beside an older one, states its age. */
  failure: ReactNode;
}

/** The target of an advertisement: the full price of an example, and one button. */
function LandingScreen({ example, productId, isPending, failure }: LandingScreenProps) {
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
          <PrimaryAction to={isVisitor ? pathThroughLogin(target) : target}>
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
        <UpfrontFeesLine cost={example} />
        <Text size="sm" tone="dim">
          <Trans>APR {apr}</Trans>
        </Text>
      </div>
    </Slip>
  );
}

/**
 * The target of a landing page's button: a screen of the app that the link names (`_to`), otherwise the visible
 * loan, and home without one.
 */
export function landingTarget(search: URLSearchParams, productId: string | undefined): string {
  const loan = productId === undefined ? pathTo('main') : pathTo('productDetail', { productId });
  return safeReturnPath(search.get('_to')) ?? loan;
}

/** The path to the login, which then continues to the target. Campaign parameters are kept by the session, not by this URL. */
export const pathThroughLogin = (target: string): string =>
  withOwnKeys(pathTo('login'), { _return: target === pathTo('main') ? undefined : target });
