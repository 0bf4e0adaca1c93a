const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser takes a picture of the old screen first: on a cheap phone that lasts longer than the change of screens. */
function isFastDevice(): boolean {
  const { hardwareConcurrency, deviceMemory = 8 }: Navigator & { deviceMemory?: number } = navigator;
  return hardwareConcurrency >= 4 && deviceMemory >= 8;
}

/** Whether one screen may fade into the next. */
export const canFade = (): boolean =>
  'startViewTransition' in document && !document.hidden && wantsMotion() && isFastDevice();
