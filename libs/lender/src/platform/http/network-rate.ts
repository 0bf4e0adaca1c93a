import type { Networks } from '../context/networks';
import { createRate, type Rate } from './rates';

/** A rate limit by network: each of the client's networks counts. */
export interface NetworkRate {
  /** Counts one attempt, from the narrowest network on; one that refuses keeps it from the wider ones. @returns how many seconds to wait */
  readonly take: (networks: Networks) => Promise<number | undefined>;
  /** Takes back an attempt that each network has counted. */
  readonly giveBack: (networks: Networks) => Promise<void>;
}

/** @param most for an address or a /64; wider networks have a multiple */
export function createNetworkRate(what: string, most: number, seconds: number): NetworkRate {
  const rates = new Map<number, Rate>();
  const rateOf = (factor: number) => {
    const rate = rates.get(factor) ?? createRate(what, Math.floor(most * factor), seconds);
    rates.set(factor, rate);
    return rate;
  };
  return {
    take: async (networks) => {
      for (const { name, factor } of networks) {
        const retryAfter = await rateOf(factor).take(name);
        if (retryAfter !== undefined) return retryAfter;
      }
      return undefined;
    },
    giveBack: async (networks) => {
      for (const { name, factor } of networks) await rateOf(factor).giveBack(name);
    },
  };
}
