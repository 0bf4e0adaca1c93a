import type { Purpose } from '@clearloan/api-client/declare';
import { Button, Sheet, Stack } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ConsentText } from '../consents';
import { PurposeFacts } from '../parts/purpose-facts';
import { usePurposeText } from '../parts/use-purpose-text';
import { useConsentText } from './use-consent-text';

export interface ConsentSheetProps {
  readonly purpose: Purpose;
  /** The words that were agreed to; `null` for a no. */
  readonly onAnswer: (text: ConsentText | null) => void;
}

/** Asks at the moment of need. Yes and no are buttons of one size and look; closing is a no. */
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
