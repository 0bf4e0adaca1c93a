import { resolveRedirect } from '@clearloan/routes';
import { useIsOffered } from '@clearloan/app-runtime';
import { Note, useLeaving } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFindAgreement } from '../queries';
import { useOneWay } from './use-one-way';

export interface Jump {
  /** Requests an agreement's URL and opens it if it is allowed. */
  readonly to: (scene: string) => Promise<void>;
  /** Confirmation before another site opens. Render once on the page. */
  readonly question: ReactNode;
  /** Why nothing opened. */
  readonly problem: ReactNode;
}

/**
 * Resolves the lender's URL of an agreement: to a screen of the app, to another site after confirmation, or not at all.
 */
export function useJump(orderId: string): Jump {
  const leaving = useLeaving();
  const isOffered = useIsOffered();
  const navigate = useNavigate();
  const find = useFindAgreement(orderId);
  const { go } = useOneWay();
  const [problem, setProblem] = useState<ReactNode>();
  const follow = (address: string): boolean => {
    const destination = resolveRedirect(address, { origin: window.location.origin, allowedHosts: [] });
    const isOwn = destination.kind === 'own' && isOffered(destination.path);
    const askToLeave = leaving.ask(address);
    if (isOwn) void navigate(destination.path);
    else if (askToLeave) askToLeave();
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
    question: leaving.question,
    problem,
  };
}

const NotAllowed = () => (
  <Note kind="due" title={<Trans>We didn’t open this agreement</Trans>}>
    <Trans>Its web address isn’t on our safe list. Ask the lender for a copy.</Trans>
  </Note>
);

const NotFound = () => (
  <Note kind="due" title={<Trans>The agreement didn’t open</Trans>}>
    <Trans>Nothing was lost. Try again.</Trans>
  </Note>
);
