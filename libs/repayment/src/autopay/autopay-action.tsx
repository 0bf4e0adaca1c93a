import { pathTo } from '@clearloan/routes';
import { isOffline, PrimaryAction, PrimaryActionPlaceholder, PrimaryRetry } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { useAutopay } from '../queries';
import type { AutopayChange, AutopayChoice } from './use-autopay-change';

export interface AutopayActionProps {
  read: ReturnType<typeof useAutopay>;
  choice: AutopayChoice;
  change: AutopayChange;
}

/** Allows automatic payments if there is no mandate, cancels them if there is one. */
export function AutopayAction({ read, choice, change }: AutopayActionProps) {
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
