import { outside } from '../../platform/context/outside';

/**
 * The simulated bank. The money of a pay code arrives some time after the code was created; a reference is looked up some time
 * after it was submitted. Both use business time, so moving the clock triggers them at once.
 */
export const bankTimes = { codeMs: 15_000, lookMs: 8_000 };

/** Sets both times. One hour leaves everything to staff on the console. */
export function setBankTimes(seconds: number): void {
  bankTimes.codeMs = seconds * 1000;
  bankTimes.lookMs = seconds * 1000;
}

let isSimulated = true;

/** With a real bank, nothing arrives and nothing is found automatically; the bank reports what it received. */
export function useRealBank(): void {
  isSimulated = false;
}

/** When the simulated bank acts on something created now; null with a real bank. */
export const bankActsAfter = (now: Date, what: keyof typeof bankTimes): Date | null =>
  isSimulated ? new Date(now.getTime() + bankTimes[what]) : null;

/** Whether someone collects automatic payments; otherwise none are offered. */
export const canCollect = (): boolean => isSimulated || outside().collect !== undefined;
