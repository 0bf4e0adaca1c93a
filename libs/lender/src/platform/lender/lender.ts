import { AsyncLocalStorage } from 'node:async_hooks';
import type { MarketAndBrand } from './market';
import type { OutsideSystems } from './outside';

/**
 * What one lender works with. Several lenders of one process share nothing of it. A module of a higher layer adds its own part, as
 * plugins of Fastify do.
 */
export interface Lender extends MarketAndBrand {
  readonly outside: OutsideSystems;
}

const current = new AsyncLocalStorage<Lender>();

/** Runs work, and all that it starts, for a lender: a request, a job, a command. */
export const runAs = <Result>(lender: Lender, work: () => Result): Result => current.run(lender, work);

/** The lender for which this code runs. Throws outside `runAs`. */
export function thisLender(): Lender {
  const lender = current.getStore();
  if (lender === undefined) throw new Error('This runs for no lender.');
  return lender;
}

/** Whether someone collects automatic payments; otherwise none are offered. */
export const canCollect = (): boolean => thisLender().outside.collect !== undefined;

/** Makes a lender the one of all that this file of tests does from now on. */
export const stayAs = (lender: Lender): void => {
  current.enterWith(lender);
};
