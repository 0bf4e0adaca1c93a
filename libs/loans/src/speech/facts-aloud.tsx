import type { Cost } from '@clearloan/loan-contract';
import { Button, SpeakerHighIcon } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useFactsAloud } from './use-facts-aloud';

/** Reads the price of a loan aloud, and stops. */
export function FactsAloud({ priced }: { priced: Cost }) {
  const aloud = useFactsAloud(priced);
  return (
    <span className="cl-loans-not-printed">
      <Button kind="line" small icon={<SpeakerHighIcon size="small" />} onClick={aloud.toggle}>
        {aloud.isSpeaking ? <Trans>Stop</Trans> : <Trans>Listen</Trans>}
      </Button>
    </span>
  );
}
