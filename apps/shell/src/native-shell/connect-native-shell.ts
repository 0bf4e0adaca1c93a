import type { Bridge } from './bridge';

declare global {
  interface Window {
    /** Set by an app that shows this page in a WebView, before the page's scripts run (docs/native-shells.md). */
    readonly ClearloanHost?: unknown;
  }
}

/** Connects to the native app. Undefined in a browser, where the bridge code is never loaded. */
export async function connectNativeShell(): Promise<Bridge | undefined> {
  const offered = window.ClearloanHost;
  if (offered === undefined) return undefined;
  const { readBridge } = await import('./bridge');
  return readBridge(offered);
}
