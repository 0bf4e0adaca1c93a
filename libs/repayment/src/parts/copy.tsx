import { useState } from 'react';
import { Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** `8808241755301946` → `8808 2417 5530 1946`, for reading aloud and comparing; copied without spaces. */
export const groupsOfFour = (code: string): string => code.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');

type CopyState = 'idle' | 'copied' | 'failed';

/** Copies a text to the clipboard and reports whether that worked: some browsers refuse. */
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

/** The announced result of a tap on Copy, and what to do if the browser refused. */
export const CopyOutcome = ({ state }: { state: CopyState }) => (
  <div role="status">
    {state === 'failed' && (
      <Text size="sm" tone="over">
        <Trans>Couldn’t copy. Press and hold the digits instead.</Trans>
      </Text>
    )}
  </div>
);
