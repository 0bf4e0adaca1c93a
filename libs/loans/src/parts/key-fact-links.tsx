import type { Cost } from '@clearloan/api-client/declare';
import { Fold, Inline, LinkAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MathsSheet } from './maths-sheet';
import { useFactsAloud } from './use-facts-aloud';

/** Below the key facts: work them out again, hear them, put them on paper. */
export function KeyFactLinks({ lenders }: { lenders: Cost }) {
  const [isChecking, setChecking] = useState(false);
  const aloud = useFactsAloud(lenders);
  return (
    <div className="cl-loans-not-printed">
      <Fold />
      <Inline between>
        <LinkAction onClick={() => setChecking(true)}>
          <Trans>Check the maths</Trans>
        </LinkAction>
        {aloud && (
          <LinkAction onClick={aloud.toggle}>
            {aloud.isSpeaking ? <Trans>Stop</Trans> : <Trans>Listen</Trans>}
          </LinkAction>
        )}
        <LinkAction onClick={() => window.print()}>
          <Trans>Print</Trans>
        </LinkAction>
      </Inline>
      <MathsSheet lenders={lenders} open={isChecking} onClose={() => setChecking(false)} />
    </div>
  );
}
