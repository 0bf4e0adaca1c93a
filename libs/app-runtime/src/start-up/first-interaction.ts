const touches = ['pointerdown', 'focusin'] as const;

/** Requests of the touched element go first. */
const waitMs = 500;

/**
 * The first interaction suggests that more will be needed soon: what is fetched then is ready in time and does not
 * delay the first render.
 * @param fetch may be called once for a pointer and once for a key
 * @returns removes the listeners
 */
export function onFirstInteraction(fetch: () => void): () => void {
  const touched = () => {
    setTimeout(fetch, waitMs);
  };
  for (const kind of touches) window.addEventListener(kind, touched, { once: true, capture: true });
  return () => {
    for (const kind of touches) window.removeEventListener(kind, touched, { capture: true });
  };
}

/** The build of this page, for support and reports; `development` in an unbuilt page. */
export const buildId = (): string =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) ?? 'development';
