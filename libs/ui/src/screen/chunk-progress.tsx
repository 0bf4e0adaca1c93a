import { useEffect, useState } from 'react';
import { createPath, useNavigation } from 'react-router-dom';
import { Trans } from '@lingui/react/macro';
import { LinkAction } from '../actions/link-action';
import { TopLine } from './top-line';
import './chunk-progress.css';

type Wait = 'none' | 'long' | 'slow';

const barAfterMs = 400;
const slowAfterMs = 8_000;

/** Over the old screen while the next one is fetched: a bar after 0.4 s; after 8 s "Slow connection" and a fresh start. */
export function ChunkProgress() {
  const { location } = useNavigation();
  const wait = useWait(location?.key);
  return (
    <div className="cl-progress">
      {wait !== 'none' && <div className="cl-progress-bar" aria-hidden="true" />}
      <div role="status">
        {wait === 'slow' && location && (
          <TopLine
            action={
              // A whole load: a hanging fetch of the router cannot be taken back.
              <LinkAction href={createPath(location)}>
                <Trans>Retry</Trans>
              </LinkAction>
            }
          >
            <Trans>Slow connection</Trans>
          </TopLine>
        )}
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
