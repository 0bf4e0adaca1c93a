import { useEffect, useState, type ReactNode } from 'react';
import { createPath } from 'react-router-dom';
import { usePendingLocation } from '@clearloan/app-runtime';
import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/screen-link';
import './chunk-progress.css';
import './top-line.css';

type Wait = 'none' | 'long' | 'slow';

const barAfterMs = 400;

const slowAfterMs = 8_000;

/**
 * Over the old screen while the next one is loading: a bar after 0.4 s; after 8 s "Slow connection" and a reload link.
 */
export function ChunkProgress() {
  const location = usePendingLocation();
  const wait = useWait(location?.key);
  return (
    <div className="cl-progress">
      {wait !== 'none' && <div className="cl-progress-bar" aria-hidden="true" />}
      <div role="status">
        {/* A full page load: a hanging import cannot be cancelled. */}
        {wait === 'slow' && location && <SlowConnection href={createPath(location)} />}
      </div>
    </div>
  );
}

/** How long the navigation to `key` has lasted; none if nothing is pending. */
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

/** How to retry: with a new document, or in place. */
export type SlowConnectionProps = { readonly href: string } | { readonly onClick: () => void };

/** Above a screen that has been loading for eight seconds. */
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

/** A message about the app itself, at its top edge, with an action. */
export const TopLine = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="cl-top-line">
    {children}
    {action}
  </div>
);
