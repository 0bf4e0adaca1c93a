import { useState } from 'react';
import { Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Puts a text on the device's clipboard and says whether that worked: some browsers refuse. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return { state, copy };
}

/** Heard and seen after a tap on Copy, and what to do where the browser refused. */
export const CopyOutcome = ({ state }: { state: CopyState }) => (
  <div role="status">
    {state === 'failed' && (
      <Text size="sm" tone="over">
        <Trans>Couldn’t copy. Press and hold the digits instead.</Trans>
      </Text>
    )}
  </div>
);
