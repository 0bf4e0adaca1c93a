import { pathTo } from '@clearloan/routes';
import {
  Page,
  ReadFailure,
  SkeletonList,
  SkeletonSlip,
  Stack,
  isOffline,
  PrimaryAction,
  PrimaryActionPlaceholder,
  PrimaryRetry,
} from '@clearloan/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { AmountsShown, WriteNote } from '../parts/write-note';
import { brokenRuleName } from '@clearloan/api-client/declare';
import { useReportBrokenRule } from '@clearloan/app-runtime';
import { collectionMatchesPlan, showAutopay, type Autopay } from '../contract';
import { FlawNote } from '../parts/plan-notes';
import { useAutopay, useLoanPlan } from '../queries';
import {
  type AutopayChange,
  type AutopayChoice,
  useAutopayChange,
  useAutopayChoice,
} from './use-autopay-change';
import { AutopayChoices } from './autopay-choices';
import { AutopayHistory } from './autopay-history';
import { AutopaySlip } from './autopay-slip';

/** Automatic payments of one loan: what they do, creating the mandate with a code, pausing and cancelling it. */
export function AutopayPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const read = useAutopay(orderId);
  const autopay = read.data;
  const isOwed = useCollectionCheck(orderId, autopay);
  const choice = useAutopayChoice(autopay);
  const change = useAutopayChange(orderId);
  return (
    <AmountsShown>
      <Page
        title={t`Automatic payments`}
        back={pathTo('loanDetailUrl', { orderId })}
        bottomBar={<AutopayAction read={read} choice={choice} change={change} />}
      >
        <Stack gap={6}>
          <ReadFailure read={read} title={t`Your automatic payments didn’t load`} />
          {read.isPending && (
            <>
              <SkeletonSlip />
              <SkeletonList rows={3} />
            </>
          )}
          {autopay?.state === 'none' && <AutopayChoices autopay={autopay} choice={choice} />}
          {!isOwed && <FlawNote hidden={<Trans>Pause automatic payments, or contact the lender.</Trans>} />}
          {autopay && autopay.state !== 'none' && <AutopaySlip autopay={autopay} change={change} />}
          <WriteNote {...change} />
          {autopay && <AutopayHistory orderId={orderId} collections={autopay.collections} />}
        </Stack>
      </Page>
    </AmountsShown>
  );
}

/** Whether the next collection is what the plan asks for. The plan is loaded only if there is one. */
function useCollectionCheck(orderId: string, autopay: Autopay | undefined): boolean {
  const { data: plan } = useLoanPlan(orderId, autopay?.next !== undefined);
  const rule = autopay && plan && brokenRuleName(collectionMatchesPlan, { autopay, plan });
  useReportBrokenRule(showAutopay.path, rule);
  return rule === undefined;
}

interface AutopayActionProps {
  read: ReturnType<typeof useAutopay>;
  choice: AutopayChoice;
  change: AutopayChange;
}

/** Allows automatic payments if there is no mandate, cancels them if there is one. */
function AutopayAction({ read, choice, change }: AutopayActionProps) {
  const autopay = read.data;
  if (isOffline(read)) return <PrimaryRetry read={read} />;
  if (autopay === undefined) return read.isPending ? <PrimaryActionPlaceholder /> : null;
  if (change.phase === 'unreachable')
    return (
      <PrimaryAction kind="line" onClick={change.checkAgain}>
        <Trans>Check again</Trans>
      </PrimaryAction>
    );
  const { mandateId, orderId } = autopay;
  if (mandateId !== undefined)
    return (
      <PrimaryAction kind="line" loading={change.isBusy} onClick={() => change.set(mandateId, 'cancelled')}>
        <Trans>Cancel automatic payments</Trans>
      </PrimaryAction>
    );
  if (choice.cap === undefined)
    return (
      <PrimaryAction kind="line" to={pathTo('loanDetailUrl', { orderId })}>
        <Trans>Back to my loan</Trans>
      </PrimaryAction>
    );
  if (choice.cardId === undefined)
    return (
      <PrimaryAction to={pathTo('bindBank')}>
        <Trans>Add a bank account</Trans>
      </PrimaryAction>
    );
  return (
    <PrimaryAction loading={change.isBusy} onClick={() => change.allow(choice)}>
      <Trans>Allow automatic payments</Trans>
    </PrimaryAction>
  );
}
