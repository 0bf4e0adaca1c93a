import { useMarket } from '@clearloan/app-runtime';
import { FailedState, SkeletonList, useLeaving } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import './lender-html.css';

type MakeSafe = typeof import('./safe-html').safeHtml;

export interface LenderHtmlProps {
  html: string;
  /** The language of the text, if it may differ from the screen's. */
  lang?: string | undefined;
  /** Rendered under the text once it is loaded. */
  children?: ReactNode;
}

/** HTML from the lender. The sanitizer is loaded with it; without the sanitizer, nothing is shown. */
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
  /** Asks for confirmation, showing its name, before leaving for another site. */
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
          // A wide table scrolls inside, by keyboard too.
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
