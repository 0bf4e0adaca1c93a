/** Lower than any keyboard, higher than the bars that a browser shows and hides. */
const leastKeyboardPx = 80;

/**
 * Safari draws its keyboard over the page, and knows no `interactive-widget`. Sets `--cl-keyboard` to the height that is covered, in
 * CSS pixels, so that the bar at the foot of a screen stands above it (`.cl-bottom-bar`). Where the page itself ends above the keyboard,
 * or is pinched larger, that is 0.
 */
export function followKeyboard(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const { documentElement: page } = document;
  const update = () => {
    const covered = page.clientHeight - viewport.height - viewport.offsetTop;
    const isKeyboard = viewport.scale === 1 && covered >= leastKeyboardPx;
    page.style.setProperty('--cl-keyboard', isKeyboard ? `${Math.round(covered)}px` : '0px');
  };
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
}
