import { useNativeShell, type NativeShell } from '@clearloan/app-runtime';
import { useState } from 'react';

export type ShareState = 'idle' | 'copied' | 'failed';

/** Hands a link over: by the app around the page or the device's own sheet where there is one, else by the clipboard. */
export function useShare(): {
  readonly state: ShareState;
  readonly share: (path: string, title: string) => void;
} {
  const host = useNativeShell();
  const [state, setState] = useState<ShareState>('idle');
  return {
    state,
    share(path, title) {
      const url = new URL(path, window.location.origin).href;
      void shareLink(host, url, title).then(setState);
    },
  };
}

async function shareLink(host: NativeShell, url: string, title: string): Promise<ShareState> {
  if (await host.share?.({ url, title })) return 'idle';
  if ('share' in navigator) {
    try {
      await navigator.share({ url, title });
      return 'idle';
    } catch (error) {
      // A sheet that the borrower closes is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'idle';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
