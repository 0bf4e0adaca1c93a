import { codes } from '../declare';
import type { CallError } from '../transport/call-error';

/** How long an unknown outcome is looked after, and how patiently. */
export const checking = { firstWaitMs: 3000, growth: 1.5, totalMs: 5 * 60_000 } as const;

/** A lender that still works on the first sending has not answered either. */
export const isUnknown = (error: CallError): boolean => error.isUnanswered || error.code === codes.processing;

/** The next question comes later each time. Ends at once when the screen is left. */
export const pause = (ms: number, leaving: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    leaving.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
