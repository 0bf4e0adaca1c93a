import { useNativeShell, type NativeShell } from '@clearloan/app-runtime';
import { useState } from 'react';

export type ShareState = 'idle' | 'copied' | 'failed';

/** Shares a link: through the native shell or the device's share sheet, otherwise the clipboard. */
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
      // Closing the share sheet is not a failure.
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
