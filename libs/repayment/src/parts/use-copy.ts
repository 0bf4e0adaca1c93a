import { useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

/** Puts a text on the phone's clipboard and says whether that worked: some browsers refuse. */
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
