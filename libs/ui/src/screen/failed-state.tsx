import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '../actions/button';
import { LinkAction } from '../actions/screen-link';
import { HeadsetIcon } from '../icons';
import { useWayToHelp } from '@clearloan/app-runtime';
import './empty.css';

export interface FailedStateProps {
  /** "Your loans did not load" */
  title: ReactNode;
  /** The reason, from the error's message. */
  children?: ReactNode;
  /** The request id, or a code that support can look up. */
  code?: string | undefined;
  isTrying?: boolean | undefined;
  onRetry: () => void;
}

/** A failed read without data to show: torn slip, Retry, a contact, and the code for support. */
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

/** A slip torn in two under its slot: loading failed. */
export function TornSlip() {
  return (
    <svg className="cl-empty-art" viewBox="0 0 132 132" aria-hidden="true">
      <rect x="8" y="14" width="116" height="12" rx="6" fill="var(--cl-ink)" />
      <g fill="var(--cl-surface)" stroke="var(--cl-edge)" strokeWidth="2">
        <path d="M24 20h84v34l-9 8-11-9-12 11-10-9-12 10-11-10-10 8-9-8z" />
        <path d="M24 78l9 8 10-8 11 10 12-10 10 9 12-11 11 9 9-8v38H24z" />
      </g>
      <path d="M38 38h30M80 38h14M38 100h22M76 100h18" stroke="var(--cl-rule)" strokeWidth="6" />
    </svg>
  );
}
