import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button';
import { LinkAction } from '../actions/link-action';
import { HeadsetIcon } from '../icons/drawn/headset';
import { useWayToHelp } from '@clearloan/app-runtime';
import { TornSlip } from './torn-slip';
import './empty.css';

export interface FailedStateProps {
  /** "Your loans did not load" */
  title: ReactNode;
  /** Why, in the error's own plain words. */
  children?: ReactNode;
  /** The request id, or a code that support can look up. */
  code?: string | undefined;
  isTrying?: boolean | undefined;
  onRetry: () => void;
}

/** A read that failed with nothing to show: torn slip, Retry, a person to talk to, the code to tell them. */
export function FailedState({ title, children, code, isTrying, onRetry }: FailedStateProps) {
  const help = useWayToHelp();
  return (
    <div className="cl-empty" role="alert">
      <TornSlip />
      <h2 className="cl-empty-title">{title}</h2>
      <p className="cl-empty-words">
        {children ?? <Trans>Your money and your loan are safe. Nothing was sent twice.</Trans>}
      </p>
      <div className="cl-empty-act">
        <Button kind="line" loading={isTrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
      <div className="cl-empty-links">
        <LinkAction to={help} icon={<HeadsetIcon size="small" />}>
          <Trans>Contact us</Trans>
        </LinkAction>
      </div>
      {code !== undefined && (
        <p className="cl-empty-code">
          <Trans>
            Code <code translate="no">{code}</code>
          </Trans>
        </p>
      )}
    </div>
  );
}
