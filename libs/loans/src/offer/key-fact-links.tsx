import type { Cost } from '@clearloan/api-client/declare';
import { Fold, Inline, LinkAction } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { MathsSheet } from '../parts/maths-sheet';

/** Below the key facts: work them out again, put them on paper. */
export function KeyFactLinks({ lenders }: { lenders: Cost }) {
  const [isChecking, setChecking] = useState(false);
  return (
    <div className="cl-loans-not-printed">
      <Fold />
      <Inline between>
        <LinkAction onClick={() => setChecking(true)}>
          <Trans>Check the maths</Trans>
        </LinkAction>
        <LinkAction onClick={() => window.print()}>
          <Trans>Print</Trans>
        </LinkAction>
      </Inline>
      <MathsSheet lenders={lenders} open={isChecking} onClose={() => setChecking(false)} />
    </div>
  );
}
