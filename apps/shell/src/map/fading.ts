import { flushSync } from 'react-dom';
import type { RouterProviderProps } from 'react-router-dom';

type Router = RouterProviderProps['router'];
type Listener = Parameters<Router['subscribe']>[0];
type Change = Parameters<Listener>;

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser takes a picture of the old screen first: on a cheap phone that lasts longer than the change of screens. */
function isFastPhone(): boolean {
  const { hardwareConcurrency, deviceMemory = 8 }: Navigator & { deviceMemory?: number } = navigator;
  return hardwareConcurrency >= 4 && deviceMemory >= 8;
}

const canFade = () => 'startViewTransition' in document && !document.hidden && wantsMotion() && isFastPhone();

/**
 * The same router, for who draws it: one screen fades into the next where that delays nothing. The next one takes taps
 * while it comes; a tab or filter of the same screen does not fade.
 */
export const fading = (router: Router): Router =>
  new Proxy(router, {
    get: (target, key): unknown =>
      key === 'subscribe'
        ? (draw: Listener) => router.subscribe(fadeInto(router.state.location.pathname, draw))
        : Reflect.get(target, key),
  });

function fadeInto(start: string, draw: Listener): Listener {
  let onView = start;
  let waiting: Change[] = [];
  const drawWaiting = () => {
    flushSync(() => {
      for (const change of waiting) draw(...change);
    });
    waiting = [];
  };
  return (...change) => {
    const { pathname } = change[0].location;
    const isNext = pathname !== onView;
    onView = pathname;
    // While the browser takes its picture of the old screen, what happens waits its turn.
    if (waiting.length > 0) waiting.push(change);
    else if (isNext && canFade()) {
      waiting.push(change);
      document.startViewTransition(drawWaiting);
    } else draw(...change);
  };
}
