import { pathTo } from '@clearloan/routes';
import {
  CheckCircleFillIcon,
  CostBar,
  Fold,
  Inline,
  Money,
  Page,
  ProhibitIcon,
  Row,
  Rows,
  Section,
  SkeletonList,
  Slip,
  Stack,
  Text,
  WarningFillIcon,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatPercent } from '@clearloan/formatting';
import type { Cost } from '@clearloan/loan-contract';
import type { ReactNode } from 'react';
import type { Loan } from '@clearloan/loan-view/contract';
import { SavePaper } from '../papers/save-paper';
import { PaidApart } from '../parts/paid-apart';
import { aprText, ReadFailure, ListenButton } from '@clearloan/loan-view';
import {
  AmountsShown,
  LateText,
  PaymentsLine,
  useLoanAgreement,
  MailPaper,
  AgreementText,
} from '@clearloan/loan-view/terms';
import '@clearloan/loan-view/slip-lines.css';
import { useLoan } from '../queries';
import { choiceFrom, keysOf, localCost, paymentsOf, priceParts } from '@clearloan/loan-view/rules';

/** The agreement of one order: a plain-language summary, then the full text as signed; or, by its scene, a change of it. */
export function LoanAgreementPage() {
  const { orderId = '' } = useParams();
  const [search] = useSearchParams();
  const { t } = useLingui();
  const scene = search.get('_scene') ?? undefined;
  const read = useLoanAgreement(orderId, { ...choiceFrom(search), scene });
  const loan = useLoan(orderId);
  // The summary is above the text: neither is rendered before both are loaded.
  const isPending = read.isPending || loan.isPending;
  return (
    <AmountsShown>
      <Page
        title={read.data?.title ?? t`Loan agreement`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<SavePaper isPending={isPending} isShown={read.data !== undefined} />}
      >
        <ReadFailure read={read} title={t`The agreement didn’t load`} />
        {isPending && <SkeletonList rows={8} />}
        {!isPending && scene === undefined && loan.data && <PlainText loan={loan.data} />}
        {!isPending && read.data && (
          <Section title={<Trans>Full text</Trans>} aside={<SignedAt at={read.data.signedAt} />}>
            <AgreementText agreement={read.data} sha256={read.data.sha256} />
            <MailPaper
              document={{
                _document: 'agreement',
                _order: orderId,
                _scene: scene,
                ...keysOf(choiceFrom(search)),
              }}
            />
          </Section>
        )}
      </Page>
    </AmountsShown>
  );
}

function SignedAt({ at }: { at: string | undefined }) {
  const text = useDayText();
  if (at === undefined) return <Trans>Not signed</Trans>;
  const day = text.dayAndTime(at);
  return <Trans>Signed {day}</Trans>;
}

/**
 * The price as signed: late fees, delays and early money change a plan, but not its agreement. Undefined where this device cannot
 * know it.
 */
function asSigned(loan: Cost): Cost | undefined {
  const signed = localCost(loan);
  return signed?.apr === loan.apr && signed.month_amount === loan.month_amount ? signed : undefined;
}

/** The key amounts of an agreement, shown before its full text. */
function PlainText({ loan }: { loan: Loan }) {
  const signed = asSigned(loan);
  if (signed === undefined) return null;
  const price = priceParts(signed);
  const payments = paymentsOf(signed.repay_plans);
  const { terms } = signed;
  return (
    <Slip title={<Trans>In plain words</Trans>} corner={<ListenButton priced={signed} />}>
      <Rows>
        <Row label={<Trans>You get</Trans>}>
          <Money amount={price.youGet} />
        </Row>
        <Row label={<Trans>You pay back</Trans>}>
          <Money amount={price.payBack} highlighted />
        </Row>
        <Row label={<Trans>Cost of this loan</Trans>}>
          <Money amount={price.cost} />
        </Row>
        <Row label={<Trans>APR</Trans>}>{aprText(signed.apr)}</Row>
      </Rows>
      <CostBar {...price} fee={price.fee + price.charges} />
      <div className="cl-loans-below">
        {payments && (
          <Text bold>
            <PaymentsLine payments={payments} />
          </Text>
        )}
        <PaidApart cost={signed} />
      </div>
      <Fold />
      <Stack gap={2}>
        <Fact icon={<CheckCircleFillIcon size="small" />}>
          <Trans>You can pay it all off early.</Trans> <EarlyText percent={terms.prepayFee ?? '0'} />
        </Fact>
        <Fact icon={<WarningFillIcon size="small" />}>
          <Trans>If you pay late:</Trans>{' '}
          <LateText percentPerDay={terms.lateFeePercentPerDay} cap={terms.lateFeeCap} />
        </Fact>
        <Fact icon={<ProhibitIcon size="small" />}>
          <Trans>We never talk to your contacts about your debt.</Trans>
        </Fact>
      </Stack>
    </Slip>
  );
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Inline whole align="baseline">
    {icon}
    <Text size="sm">{children}</Text>
  </Inline>
);

function EarlyText({ percent }: { percent: string }) {
  const charge = formatPercent(percent);
  return Number(percent) === 0 ? (
    <Trans>It’s free.</Trans>
  ) : (
    <Trans>The charge is {charge} of what you pay early.</Trans>
  );
}
