import type { Bridge } from './bridge';

declare global {
  interface Window {
    /** Put there by an app that shows this page in a WebView, before the page's own scripts run (docs/native-shells.md). */
    readonly ClearloanHost?: unknown;
  }
}

/** The app around this page; none in a browser, where nothing of this is loaded. */
export async function connectNativeShell(): Promise<Bridge | undefined> {
  const offered = window.ClearloanHost;
  if (offered === undefined) return undefined;
  const { readBridge } = await import('./bridge');
  return readBridge(offered);
}
