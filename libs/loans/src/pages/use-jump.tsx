import { resolveRedirect } from '@clearloan/routes';
import { Note, useIsOffered, useMarket } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OutsidePlace } from '../parts/leave-question';
import { useFindAgreement } from '../queries';
import { useOneWay } from './use-one-way';

export interface Jump {
  /** Asks where an agreement is kept, and goes there when that is a place we may go to. */
  readonly to: (scene: string) => Promise<void>;
  /** Another site, on the market's list: its name has to be read before it opens. */
  readonly outside: OutsidePlace | undefined;
  readonly stay: () => void;
  /** Why nothing opened. */
  readonly problem: ReactNode;
}

/** Follows the lender's address of an agreement through our own resolver: to a screen of ours, out after a question, or not at all. */
export function useJump(orderId: string): Jump {
  const { outsideHosts } = useMarket();
  const isOffered = useIsOffered();
  const navigate = useNavigate();
  const find = useFindAgreement(orderId);
  const { go } = useOneWay();
  const [outside, setOutside] = useState<OutsidePlace>();
  const [problem, setProblem] = useState<ReactNode>();
  const follow = (address: string): boolean => {
    const destination = resolveRedirect(address, {
      origin: window.location.origin,
      allowedHosts: outsideHosts,
    });
    const isOwn = destination.kind === 'own' && isOffered(destination.path);
    if (isOwn) void navigate(destination.path);
    else if (destination.kind === 'external') setOutside(destination);
    else setProblem(<NotAllowed />);
    return isOwn;
  };
  return {
    to: (scene) =>
      go(async () => {
        setProblem(undefined);
        try {
          return follow(await find(scene));
        } catch {
          setProblem(<NotFound />);
          return false;
        }
      }),
    outside,
    stay: () => setOutside(undefined),
    problem,
  };
}

const NotAllowed = () => (
  <Note kind="due" title={<Trans>We did not open this agreement</Trans>}>
    <Trans>The lender keeps it at a place that is not on our list. Ask the lender for a copy.</Trans>
  </Note>
);

const NotFound = () => (
  <Note kind="due" title={<Trans>The agreement did not open</Trans>}>
    <Trans>Nothing is lost. Please try again.</Trans>
  </Note>
);
