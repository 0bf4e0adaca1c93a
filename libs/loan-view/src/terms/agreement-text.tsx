import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { Details, FailedState, Pad, SkeletonList, Stack, Text, useLeaving } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import type { Agreement } from '../contract';
import './lender-html.css';

interface AgreementTextProps {
  agreement: Agreement;
  /** Hash of exactly this text of a loan agreement, to compare with one's own copy. */
  sha256?: string | undefined;
}

/** A complete agreement: a notice if its language differs from the screen's, the text, its version. */
export function AgreementText({ agreement, sha256 }: AgreementTextProps) {
  const language = useLanguage();
  const { lang, version } = agreement;
  return (
    <Stack gap={2}>
      {lang !== undefined && lang !== language && (
        <Pad>
          <Text size="sm" tone="dim">
            <Trans>This text is only available in its legal language.</Trans>
          </Text>
        </Pad>
      )}
      <LenderHtml html={withoutTitle(agreement.html, agreement.title)} lang={lang}>
        <Pad>
          <Text size="cap" tone="dim">
            <Trans>Version {version}</Trans>
          </Text>
        </Pad>
        {sha256 !== undefined && (
          <Details>
            <Pad>
              <Text size="cap" tone="dim">
                <Trans>This code is unique to this text. Compare it with your copy.</Trans>
              </Text>
              <Text size="cap" tone="dim" code>
                {sha256}
              </Text>
            </Pad>
          </Details>
        )}
      </LenderHtml>
    </Stack>
  );
}

type MakeSafe = typeof import('./safe-html').safeHtml;

interface LenderHtmlProps {
  html: string;
  /** The language of the text, if it may differ from the screen's. */
  lang?: string | undefined;
  /** Rendered under the text once it is loaded. */
  children?: ReactNode;
}

/** HTML from the lender. The sanitizer is loaded with it; without the sanitizer, nothing is shown. */
function LenderHtml({ html, lang, children }: LenderHtmlProps) {
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

const firstHeading = /^\s*<h1>([^<]*)<\/h1>/;

/** The lender's HTML without its first heading, if that repeats the title that every screen shows above it. */
export const withoutTitle = (html: string, title: string): string =>
  html.replace(firstHeading, (heading, text: string) => (text.trim() === title ? '' : heading));
