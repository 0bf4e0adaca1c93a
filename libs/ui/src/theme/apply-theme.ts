import './tokens.css';
import './base.css';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Colours of the phone's own bar, as `--cl-page`; CSS cannot reach a meta element. */
const barColours = { light: '#e8f0ea', dark: '#0d1512' } as const;

/**
 * Dresses the document. `system` follows the phone; the others stand until the next call.
 * Also colours the phone's status bar where the page has `<meta name="theme-color">`.
 */
export function applyTheme(theme: Theme): void {
  const { documentElement: root } = document;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = barColours[theme === 'system' ? own : theme];
  }
}
