import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../actions/spinner';
import { CheckCircleFillIcon } from '../icons/drawn/check-circle-fill';
import { WarningFillIcon } from '../icons/drawn/warning-fill';
import type { Mask } from './mask';
import type { Message, Notifier } from './notifier';
import { useInert } from './use-inert';
import './toast.css';

export interface NotifierViewProps {
  notifier: Notifier;
  /** The element the app is mounted in: out of reach for pointer, keyboard and screen reader under the mask. */
  appRoot: HTMLElement;
  /** After 20 s: "Go to my loans". The mask is let go first; the call goes on. */
  onLeave: () => void;
}

/** Draws the notifier beside the app. Its live regions stand from the start, so that a first message is heard. */
export function NotifierView({ notifier, appRoot, onLeave }: NotifierViewProps) {
  const { mask, message } = useSyncExternalStore(notifier.subscribe, notifier.snapshot);
  const [regions] = useState(makeRegions);
  useLayoutEffect(() => {
    document.body.append(regions.host);
    return () => {
      regions.host.remove();
    };
  }, [regions]);
  const isMasked = mask !== null;
  useLayoutEffect(() => {
    regions.mask.classList.toggle('cl-mask', isMasked);
  }, [regions, isMasked]);
  useInert(isMasked, appRoot, regions.host);
  const leave = () => {
    notifier.release();
    onLeave();
  };
  return (
    <>
      {message && createPortal(<Toast {...message} />, regions[message.kind])}
      {mask && createPortal(<Working {...mask} />, regions.working)}
      {mask?.stage === 'stuck' && createPortal(<WayOut onTap={leave} />, regions.mask)}
    </>
  );
}

/** Made by hand: React would listen to each of its 70 events on the body too, though most screens never have anything to say. */
function makeRegions() {
  const host = document.createElement('div');
  const notices = host.appendChild(document.createElement('div'));
  notices.className = 'cl-notices';
  const mask = host.appendChild(document.createElement('div'));
  const region = (place: HTMLElement, role: 'status' | 'alert') => {
    const made = place.appendChild(document.createElement('div'));
    made.setAttribute('role', role);
    return made;
  };
  return {
    host,
    mask,
    success: region(notices, 'status'),
    failure: region(notices, 'alert'),
    working: region(mask, 'status'),
  };
}

function Toast({ kind, text }: Message) {
  return (
    <div className="cl-toast">
      {kind === 'failure' ? <WarningFillIcon /> : <CheckCircleFillIcon />}
      {text}
    </div>
  );
}

function Working({ stage, text }: Mask) {
  const { t } = useLingui();
  return (
    <div className="cl-toast">
      <Spinner />
      {stage === 'working' ? (text ?? t`Working`) : t`Still working. Please do not pay again.`}
    </div>
  );
}

function WayOut({ onTap }: { onTap: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className="cl-mask-way-out" onClick={onTap}>
      {t`Go to my loans`}
    </button>
  );
}
