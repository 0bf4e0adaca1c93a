const touches = ['pointerdown', 'focusin'] as const;

/** What the touched thing itself asks for goes first. */
const waitMs = 500;

/**
 * Whoever touches the screen for the first time is about to want more of it: what is fetched then is there before it is
 * wanted, and does not delay what is drawn first.
 * @param fetch may be called once for a finger and once for a key
 * @returns forgets it
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

/** The build this page came from, for support and reports; `development` where nothing was built. */
export const buildId = (): string =>
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content) ?? 'development';
