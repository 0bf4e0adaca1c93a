import { useEffect, useState, type ReactNode } from 'react';
import { createPath } from 'react-router-dom';
import { useComing } from '@clearloan/app-runtime';
import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/link-action';
import './chunk-progress.css';
import './top-line.css';

type Wait = 'none' | 'long' | 'slow';

const barAfterMs = 400;

const slowAfterMs = 8_000;

/** Over the old screen while the next one is fetched: a bar after 0.4 s; after 8 s "Slow connection" and a fresh start. */
export function ChunkProgress() {
  const location = useComing();
  const wait = useWait(location?.key);
  return (
    <div className="cl-progress">
      {wait !== 'none' && <div className="cl-progress-bar" aria-hidden="true" />}
      <div role="status">
        {/* A whole load: an import that hangs cannot be taken back. */}
        {wait === 'slow' && location && <SlowConnection href={createPath(location)} />}
      </div>
    </div>
  );
}

/** How long the move to `key` has lasted; none while nothing is under way. */
function useWait(key: string | undefined): Wait {
  const [wait, setWait] = useState<Wait>('none');
  useEffect(() => {
    if (key === undefined) return;
    const timers = [setTimeout(setWait, barAfterMs, 'long'), setTimeout(setWait, slowAfterMs, 'slow')];
    return () => {
      timers.forEach(clearTimeout);
      setWait('none');
    };
  }, [key]);
  return wait;
}

/** How it is tried again: by a new document, or in place. */
export type SlowConnectionProps = { readonly href: string } | { readonly onClick: () => void };

/** Above a screen for which the device has waited eight seconds. */
export const SlowConnection = (retry: SlowConnectionProps) => (
  <TopLine
    action={
      <LinkAction {...retry}>
        <Trans>Try again</Trans>
      </LinkAction>
    }
  >
    <Trans>Slow connection</Trans>
  </TopLine>
);

/** A word about the app itself, at its upper edge, with what can be done about it. */
export const TopLine = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="cl-top-line">
    {children}
    {action}
  </div>
);
