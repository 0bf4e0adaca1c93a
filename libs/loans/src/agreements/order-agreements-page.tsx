import { pathTo, resolveRedirect } from '@clearloan/routes';
import { FileTextIcon, List, ListItem, Note, Page, SkeletonList, useLeaving } from '@clearloan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useParams } from 'react-router-dom';
import { useHasScreen } from '@clearloan/app-runtime';
import { useState, type ReactNode } from 'react';
import type { AgreementLink } from '@clearloan/loan-view/contract';
import { NoteSpacing, ReadFailure } from '@clearloan/loan-view';
import { useOneWay } from '@clearloan/loan-view/terms';
import { useAgreementUrl, useOrderAgreements } from '../queries';

/** All agreements of one order. The lender provides the URL of each; the app checks it before opening it. */
export function OrderAgreementsPage() {
  const { orderId = '' } = useParams();
  const { t } = useLingui();
  const read = useOrderAgreements(orderId);
  const jump = useJump(orderId);
  return (
    <Page title={t`Agreements`} back={pathTo('loanDetailUrl', { orderId })}>
      <ReadFailure read={read} title={t`The agreements didn’t load`} />
      {read.isPending && <SkeletonList rows={3} />}
      <div role="alert">{jump.problem !== undefined && <NoteSpacing>{jump.problem}</NoteSpacing>}</div>
      {read.data && (
        <List>
          {read.data.list.map((agreement) => (
            <ListItem
              key={agreement.scene}
              icon={<FileTextIcon />}
              title={agreement.title}
              note={<VersionLine agreement={agreement} />}
              onClick={() => void jump.to(agreement.scene)}
            />
          ))}
        </List>
      )}
      {read.data?.list.length === 0 && (
        <NoteSpacing>
          <Trans>This loan has no agreement yet.</Trans>
        </NoteSpacing>
      )}
      {jump.question}
    </Page>
  );
}

function VersionLine({ agreement: { version, pages } }: { agreement: AgreementLink }) {
  return (
    <>
      {version !== undefined && <Trans>Version {version}</Trans>}{' '}
      {pages !== undefined && <Plural value={pages} one="(# page)" other="(# pages)" />}
    </>
  );
}

interface Jump {
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
function useJump(orderId: string): Jump {
  const leaving = useLeaving();
  const hasScreen = useHasScreen();
  const navigate = useNavigate();
  const find = useAgreementUrl(orderId);
  const { go } = useOneWay();
  const [problem, setProblem] = useState<ReactNode>();
  const follow = (address: string): boolean => {
    const destination = resolveRedirect(address, { origin: window.location.origin, allowedHosts: [] });
    const isOwn = destination.kind === 'own' && hasScreen(destination.path);
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
