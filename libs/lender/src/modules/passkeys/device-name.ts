import { msg } from '@lingui/core/macro';
import type { Translate } from '../../platform/context/product-names';

/** By the contract's words; product names, the same in every language. */
const browsers: Readonly<Record<string, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const systems: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};

/** What a borrower calls a device. */
export function deviceName(
  { browser, system }: { readonly browser: string; readonly system: string },
  t: Translate,
): string {
  const [browserName, systemName] = [browsers[browser], systems[system]];
  if (browserName === undefined) return systemName ?? t(msg`Unknown device`);
  return systemName === undefined ? browserName : t(msg`${browserName} on ${systemName}`);
}
