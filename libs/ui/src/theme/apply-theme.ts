import './tokens.css';
import './base.css';
import './text-size.css';

export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The colours of the device's own bar, light and dark, as the page brought them: they are the brand's. */
const broughtColours = new WeakMap<HTMLMetaElement, string>();

/**
 * Dresses the document. `system` follows the device; the others stand until the next call.
 * Also colours the device's status bar where the page has `<meta name="theme-color">`.
 */
export function applyTheme(theme: Theme): void {
  const { documentElement: root } = document;
  // So the page comes: there is nothing to take back.
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

/** Makes all text larger than the device has it; every size is in rem, so the page grows as a whole. */
export function applyTextSize(size: TextSize): void {
  const { documentElement: root } = document;
  if (size === 'phone') delete root.dataset.textSize;
  else root.dataset.textSize = size;
}
