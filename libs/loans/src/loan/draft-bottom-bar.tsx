import { isSendOnArrival } from '@clearloan/routes';
import { PrimaryAction, PrimaryActionPlaceholder } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VerifyStep } from '../contract';
import { BindingAction } from '../parts/binding-action';
import { verificationPath } from '../rules/next-step';
import { verificationOf } from '../rules/verification';
import { useSending } from '../flow/use-sending';

export interface DraftBottomBarProps {
  readonly orderId: string;
  readonly steps: readonly VerifyStep[] | undefined;
}

/** Continues the verification or, if nothing is missing, submits the application; at once if the navigation says so. */
export function DraftBottomBar({ orderId, steps }: DraftBottomBarProps) {
  const sending = useSending(orderId);
  const isComplete = steps !== undefined && verificationOf(steps).isComplete;
  useSendOnArrival(isComplete, sending.send);
  if (!steps) return <PrimaryActionPlaceholder />;
  if (!isComplete)
    return (
      <PrimaryAction to={verificationPath(orderId)}>
        <Trans>Continue your application</Trans>
      </PrimaryAction>
    );
  return (
    <BindingAction write={sending.write} onClick={sending.send} onCheckAgain={sending.checkAgain}>
      <Trans>Send my application</Trans>
    </BindingAction>
  );
}

function useSendOnArrival(isComplete: boolean, send: () => void): void {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const isAsked = isComplete && isSendOnArrival(location.state);
  useEffect(() => {
    if (!isAsked) return;
    void navigate(`${pathname}${search}`, { replace: true, state: null });
    send();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per navigation: `send` changes on every render
  }, [isAsked]);
}
