/**
 * On a shared device: logged out after ten minutes without a touch, with a warning a minute before (WCAG 2.2, 2.2.1).
 */
export const idleLimitMs = 10 * 60_000;
const warningMs = 60_000;

/** `ending`: one touch extends the visit. */
export type IdlePhase = 'active' | 'ending' | 'over';

/** @param idleMs time since the last touch; negative if the device's clock was set back, which counts as a touch */
export function idlePhase(idleMs: number): IdlePhase {
  if (idleMs >= idleLimitMs) return 'over';
  return idleMs >= idleLimitMs - warningMs ? 'ending' : 'active';
}
