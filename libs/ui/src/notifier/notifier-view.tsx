import { useRef, useSyncExternalStore, useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../actions/button';
import { CheckCircleFillIcon, WarningFillIcon } from '../icons';
import { classNames } from '../theme/class-names';
import type { BlockingOverlay, Message, Notifier } from '@clearloan/app-runtime';
import './toast.css';

export interface NotifierViewProps {
  notifier: Notifier;
  /** The element the app is mounted in: inert while the overlay is shown. */
  appRoot: HTMLElement;
  /** After 20 s: "Go to my loans". The overlay is closed first; the call continues. */
  onLeave: () => void;
}

/**
 * Renders the notifier beside the app. Its live regions exist from the start, so that the first message is announced.
 */
export function NotifierView({ notifier, appRoot, onLeave }: NotifierViewProps) {
  const { overlay, message } = useSyncExternalStore(notifier.subscribe, notifier.snapshot);
  const host = useRef<HTMLDivElement>(null);
  useInert(overlay !== null, appRoot, host);
  const leave = () => {
    notifier.release();
    onLeave();
  };
  const toast = message && <Toast {...message} />;
  return createPortal(
    <div ref={host}>
      <div className="cl-notices">
        <div role="status">{message?.kind === 'success' && toast}</div>
        <div role="alert">{message?.kind === 'failure' && toast}</div>
      </div>
      <div className={classNames(overlay !== null && 'cl-overlay')}>
        <div role="status">{overlay && <Working {...overlay} />}</div>
        {overlay?.stage === 'stuck' && <WayOut onTap={leave} />}
      </div>
    </div>,
    document.body,
  );
}

function Toast({ kind, text }: Message) {
  return (
    <div className="cl-toast">
      {kind === 'failure' ? <WarningFillIcon /> : <CheckCircleFillIcon />}
      {text}
    </div>
  );
}

function Working({ stage, text }: BlockingOverlay) {
  const { t } = useLingui();
  return (
    <div className="cl-toast">
      <Spinner />
      {stage === 'working' ? (text ?? t`Working on it`) : t`Still working. Don’t pay again.`}
    </div>
  );
}

function WayOut({ onTap }: { onTap: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className="cl-overlay-way-out" onClick={onTap}>
      {t`Go to my loans`}
    </button>
  );
}

/**
 * While `active`, everything beside the host is inert: the app root and the layers (sheets) in the body. The focus is
 * restored when the overlay closes.
 */
function useInert(active: boolean, appRoot: HTMLElement, host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!active) return;
    const focused = document.activeElement;
    const beside = [...document.body.children].filter((element) => element !== host.current);
    const reach = new Set([appRoot, ...beside].filter((element) => !element.hasAttribute('inert')));
    for (const element of reach) element.setAttribute('inert', '');
    return () => {
      for (const element of reach) element.removeAttribute('inert');
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && focused.isConnected)
        focused.focus({ preventScroll: true });
    };
  }, [active, appRoot, host]);
}
