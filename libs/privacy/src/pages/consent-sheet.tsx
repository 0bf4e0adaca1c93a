import type { Purpose } from '@clearloan/api-client/declare';
import { Button, Sheet, Stack } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ConsentText } from '../consents';
import { PurposeFacts } from '../parts/needed-facts';
import { usePurposeText, consentTextVersion } from '../parts/use-purpose-text';
import { useLanguage } from '@clearloan/app-runtime';

export interface ConsentSheetProps {
  readonly purpose: Purpose;
  /** The accepted text; `null` for a refusal. */
  readonly onAnswer: (text: ConsentText | null) => void;
}

/**
 * Requests consent when it is needed. Accept and refuse buttons have the same size and style; closing means
 * refusing.
 */
export function ConsentSheet({ purpose, onAnswer }: ConsentSheetProps) {
  const text = usePurposeText()[purpose];
  const textOf = useConsentText(purpose);
  const [isBusy, setBusy] = useState(false);
  const allow = async () => {
    setBusy(true);
    onAnswer(await textOf());
  };
  const refuse = () => onAnswer(null);
  return (
    <Sheet
      open
      title={text.ask}
      onClose={refuse}
      foot={
        <Stack gap={2}>
          <Button kind="line" loading={isBusy} onClick={() => void allow()}>
            <Trans>Allow</Trans>
          </Button>
          <Button kind="line" onClick={refuse}>
            <Trans>Don’t allow</Trans>
          </Button>
        </Stack>
      }
    >
      <PurposeFacts text={text} />
    </Sheet>
  );
}

/** Computes the hash of the text on the screen when a borrower accepts. */
function useConsentText(purpose: Purpose): () => Promise<ConsentText> {
  const locale = useLanguage();
  const { title, items, why, kept, shared, without } = usePurposeText()[purpose];
  return async () => ({
    version: consentTextVersion,
    hash: await sha256([title, items, why, kept, shared, without].join('\n')),
    locale,
  });
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
