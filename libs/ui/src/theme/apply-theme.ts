import './tokens.css';
import './base.css';
import './text-size.css';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The theme colours of the browser UI, light and dark, as the page defines them for the brand. */
const broughtColours = new WeakMap<HTMLMetaElement, string>();

/**
 * Applies a theme to the document. `system` follows the device; the others stay until the next call. Also
 * sets the colour of the browser UI if the page has `<meta name="theme-color">`.
 */
export function applyTheme(theme: Theme): void {
  const { documentElement: root } = document;
  // The page's initial state: there is nothing to undo.
  if (theme === 'system' && !root.hasAttribute('data-theme')) return;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const colours = { light: '', dark: '' };
  for (const bar of bars) {
    if (!broughtColours.has(bar)) broughtColours.set(bar, bar.content);
    colours[sideOf(bar)] = broughtColours.get(bar) ?? bar.content;
  }
  for (const bar of bars) bar.content = colours[theme === 'system' ? sideOf(bar) : theme];
}

const sideOf = ({ media }: HTMLMetaElement) => (media.includes('dark') ? 'dark' : 'light');

export const textSizes = ['phone', 'large', 'largest'] as const;

export type TextSize = (typeof textSizes)[number];

/** Enlarges all text relative to the device's setting; every size is in rem, so the whole page scales. */
export function applyTextSize(size: TextSize): void {
  const { documentElement: root } = document;
  if (size === 'phone') delete root.dataset.textSize;
  else root.dataset.textSize = size;
}
