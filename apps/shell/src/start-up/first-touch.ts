import { getReadyToSend } from '@clearloan/api-client';

const touches = ['pointerdown', 'focusin'] as const;

/** Whoever touches the screen is about to send something. */
export function readyAtFirstTouch(): void {
  for (const kind of touches) window.addEventListener(kind, getReadyToSend, { once: true, capture: true });
}
