import type { deviceBrowsers, deviceSystems } from '@clearloan/auth/contract';

/** The kind of device that a session was started on. Families only: no version and no model, which would tell borrowers apart. */
export interface Device {
  readonly browser: (typeof deviceBrowsers)[number];
  readonly system: (typeof deviceSystems)[number];
}

/** The first that fits counts: most browsers name others as well. */
const browsers: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bSamsungBrowser\//, 'samsung'],
  [/\bEdg(A|iOS)?\//, 'edge'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'safari'],
];
const systems: readonly (readonly [RegExp, Device['system']])[] = [
  [/\bAndroid\b/, 'android'],
  [/\b(iPhone|iPad|iPod)\b/, 'ios'],
  [/\bWindows\b/, 'windows'],
  [/\bMac OS X\b/, 'macos'],
  [/\b(Linux|X11|CrOS)\b/, 'linux'],
];

/** Reads a `User-Agent` header. What it does not know is `other`; the header itself is never stored. */
export const deviceOf = (userAgent = ''): Device => ({
  browser: browsers.find(([form]) => form.test(userAgent))?.[1] ?? 'other',
  system: systems.find(([form]) => form.test(userAgent))?.[1] ?? 'other',
});
