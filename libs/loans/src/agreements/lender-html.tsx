import { useMarket } from '@clearloan/app-runtime';
import { FailedState, SkeletonList, useLeaving } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import './lender-html.css';

type MakeSafe = typeof import('./safe-html').safeHtml;

export interface LenderHtmlProps {
  html: string;
  /** The language of the text, where it may be another than the screen's. */
  lang?: string | undefined;
  /** Stands under the text, once it is there. */
  children?: ReactNode;
}

/** A text of the lender. What makes it safe is fetched with it; without that, nothing of it is shown. */
export function LenderHtml({ html, lang, children }: LenderHtmlProps) {
  const { t } = useLingui();
  const { outsideHosts } = useMarket();
  const leaving = useLeaving();
  const [makeSafe, setMakeSafe] = useState<MakeSafe>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    import('./safe-html').then(
      ({ safeHtml }) => setMakeSafe(() => safeHtml),
      () => setFailedAttempt(attempt),
    );
  }, [attempt]);
  /** Another site is left for after its name was read. */
  const askFirst = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const ask = leaving.ask(link?.href);
    if (ask === undefined) return;
    event.preventDefault();
    ask();
  };
  if (makeSafe)
    return (
      <>
        <div
          className="cl-loans-text"
          role="region"
          aria-label={t`Agreement text`}
          lang={lang}
          // A wide table scrolls in it, by keyboard too.
          tabIndex={0}
          onClick={askFirst}
          dangerouslySetInnerHTML={{ __html: makeSafe(html, outsideHosts) }}
        />
        {leaving.question}
        {children}
      </>
    );
  if (failedAttempt === attempt)
    return (
      <FailedState title={<Trans>The text didn’t open</Trans>} onRetry={() => setAttempt(attempt + 1)} />
    );
  return <SkeletonList rows={6} />;
}
