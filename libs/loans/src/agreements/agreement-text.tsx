import { useLanguage } from '@clearloan/app-runtime';
import { Details, Pad, Stack, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Agreement } from '../contract';
import { withoutTitle } from '../rules/without-title';
import { LenderHtml } from './lender-html';

export interface AgreementTextProps {
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
