import { brokenRuleName, isKnown } from '@clearloan/api-client/declare';
import { payPurposes, type Transaction } from '@clearloan/loan-contract';
import { pathTo } from '@clearloan/routes';
import { useMarket, useClock, useReportBrokenRule } from '@clearloan/app-runtime';
import {
  Page,
  PrimaryAction,
  PrimaryActionPlaceholder,
  ReadFailure,
  SkeletonList,
  SkeletonSlip,
  Stack,
  LinkAction,
  Note,
  Pad,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { codeIsOwed, linkIsOfPayment, loanPlanInfo, type PayType } from '../contract';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AmountsShown } from '../parts/write-note';
import { CodeSlip } from '../parts/code-slip';
import { MissingPayment, SeeInstead } from '../parts/see-instead';
import { PayApp, PaySteps } from '../parts/how-to-pay';
import { usePayment, usePayTypes } from '../queries';
import { referencePath } from '../inner-routes';
import { againPath, paymentState } from '../rules/payments';
import { payLink, stepsByPlace, timeLeftMs } from '../rules/pay-steps';
import type { Instant } from '@clearloan/formatting';
import { useEffect, useState } from 'react';

/** A pay code: what to enter where, and how long it is valid; polls for the money. */
export function PayCodePage() {
  const { orderId = '', paymentId = '' } = useParams();
  const { t } = useLingui();
  const code = usePayCode(orderId, paymentId);
  const { read, payment, kind, leftMs, isEnded, isMissing, isPastCode } = code;
  const [search, setSearch] = useSearchParams();
  const link = usePayLink(payment);
  if (isPastCode) return <Navigate replace to={pathTo('paymentDetail', { orderId, paymentId })} />;
  return (
    <AmountsShown>
      <Page
        title={t`Pay with a code`}
        back={pathTo('repayUrl', { orderId })}
        bottomBar={<HomeBottomBar orderId={orderId} code={code} />}
      >
        <Stack gap={6}>
          <ReadFailure read={read} title={t`Your code didn’t load`} />
          {payment === undefined && !isMissing && !read.isError && <CodeSkeleton />}
          {isMissing && <MissingPayment />}
          {payment && isEnded && <EndedCode orderId={orderId} payment={payment} isOwed={code.isOwed} />}
          {payment && !isEnded && <CodeSlip payment={payment} kind={kind} leftMs={leftMs} />}
          {link === 'other' && !isEnded && <OtherLink />}
          {link !== undefined && link !== 'other' && !isEnded && <PayApp link={link} />}
          {payment && !isEnded && (
            <PaySteps
              places={stepsByPlace(payment.steps)}
              place={search.get('_place')}
              onPlace={(place) => setSearch({ _place: place }, { replace: true })}
            />
          )}
        </Stack>
      </Page>
    </AmountsShown>
  );
}

/** The link to a payment app; `other` if it is not of this payment. */
function usePayLink(payment: Transaction | undefined): string | undefined {
  const { payChannels } = useMarket();
  const link = payChannels.includes('upi') ? payLink(payment?.payUri) : undefined;
  const rule = payment && link && brokenRuleName(linkIsOfPayment, { link, reply: payment });
  useReportBrokenRule(loanPlanInfo.path, rule);
  return rule === undefined ? link : 'other';
}

const OtherLink = () => (
  <Pad>
    <Note kind="due" role="alert" title={<Trans>The link to your payment app isn’t for this payment</Trans>}>
      <Trans>We don’t show it. Enter the code and the amount in the app yourself.</Trans>
    </Note>
  </Pad>
);

type PayCode = ReturnType<typeof usePayCode>;

function usePayCode(orderId: string, paymentId: string) {
  const { read, payment } = usePayment(orderId, paymentId);
  const leftMs = useTimeLeft(payment?.expireTime);
  const way = useWay(orderId, payment);
  const state = payment && paymentState(payment);
  const plan = state === 'waiting' && leftMs !== 0 ? read.data : undefined;
  const rule = payment && plan && brokenRuleName(codeIsOwed, { plan, payment, fee: way?.fee });
  useReportBrokenRule(loanPlanInfo.path, rule);
  const isOwed = rule === undefined;
  const isEnded = state === 'ended' || (state === 'waiting' && (leftMs === 0 || !isOwed));
  return {
    read,
    payment,
    kind: way?.kind,
    leftMs,
    isEnded,
    /** It asks for no more than is open. */
    isOwed,
    isMissing: read.isSuccess && !read.isFetching && payment === undefined,
    /** Paid or being verified: there is nothing to enter any more. */
    isPastCode: state !== undefined && state !== 'waiting' && !isEnded,
  };
}

/** A payment knows its method, the list of methods knows its kind and its fee. */
function useWay(orderId: string, payment: Transaction | undefined): PayType | undefined {
  const { purpose = 'period', payType } = payment ?? {};
  const knownPurpose = isKnown(payPurposes, purpose) ? purpose : 'period';
  const { data } = usePayTypes(orderId, payment && knownPurpose);
  return data?.list.find((way) => way.payType === payType);
}

function HomeBottomBar({ orderId, code: { read, payment, kind, isEnded, isMissing } }: BottomBarProps) {
  if (isMissing) return <SeeInstead orderId={orderId} payment={undefined} />;
  if (payment === undefined) return read.isError ? null : <PrimaryActionPlaceholder />;
  if (isEnded)
    return (
      <PrimaryAction to={againPath(orderId, payment)}>
        <Trans>Get a new code</Trans>
      </PrimaryAction>
    );
  const { paymentId } = payment;
  // A transfer is matched by the bank reference; the other methods notify the lender themselves.
  const isByReference = kind === 'bankTransfer';
  return (
    <PrimaryAction
      to={isByReference ? referencePath(orderId, paymentId) : pathTo('paymentDetail', { orderId, paymentId })}
    >
      <Trans>I’ve paid</Trans>
    </PrimaryAction>
  );
}

interface BottomBarProps {
  orderId: string;
  code: PayCode;
}

const CodeSkeleton = () => (
  <>
    <SkeletonSlip />
    <SkeletonList />
  </>
);

interface EndedCodeProps {
  orderId: string;
  payment: Transaction;
  isOwed: boolean;
}

/** The code has expired, or asks for too much. Money that was sent in time still counts, so there is a link to its status. */
const EndedCode = ({ orderId, payment: { paymentId, reason }, isOwed }: EndedCodeProps) => (
  <Pad>
    <Stack gap={3}>
      <Note
        kind="over"
        role="status"
        title={
          isOwed ? <Trans>This code has expired</Trans> : <Trans>This code asks for more than you owe</Trans>
        }
      >
        {reason ?? <Trans>Don’t pay with it.</Trans>}
      </Note>
      <LinkAction to={pathTo('paymentDetail', { orderId, paymentId })}>
        {isOwed ? <Trans>I paid before it expired</Trans> : <Trans>I’ve already paid</Trans>}
      </LinkAction>
    </Stack>
  </Pad>
);

const tickMs = 1000;

/** The remaining validity by the lender's time, updated every second; `undefined` without an expiry. */
function useTimeLeft(expireTime: Instant | undefined): number | undefined {
  const { now: readClock } = useClock();
  const [now, setNow] = useState(readClock);
  useEffect(() => {
    if (expireTime === undefined) return undefined;
    const ticking = setInterval(() => {
      setNow(readClock());
    }, tickMs);
    return () => {
      clearInterval(ticking);
    };
  }, [expireTime, readClock]);
  return timeLeftMs(expireTime, now);
}
