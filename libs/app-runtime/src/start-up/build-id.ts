/** The build this page came from, for support and reports; `development` where nothing was built. */
export const buildId = (): string =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) ?? 'development';
