import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { createNamedGates } from '../../platform/http/gate';
import { createRate, type Rate } from '../../platform/http/rates';
import { createNetworkRate } from '../../platform/http/network-rate';
import { refuse } from '../../platform/context/refusal';
import { widestOf, type Networks } from '../../platform/context/networks';
import { deviceOfNumber } from './code-limits';
import { hashing, tooManyAtOnce } from './passwords';
import type { KnownDevice } from '../../platform/context/known-devices';

/**
 * Password attempts in 15 minutes, and in a day. docs/threat-model.md lists who can use up each limit, and what is left to the borrower.
 * The attempts for one number stay at a hundred a day (NIST SP 800-63B, 5.2.2).
 */
export const passwordTries = {
  /** Of a known device. */
  device: { soon: 5, aDay: 20 },
  /** From one address or /64, for any number; wider networks have a multiple. */
  network: { soon: 30, aDay: 200 },
  /** For one number, from the widest network of a caller. */
  phoneAndNetwork: { soon: 5, aDay: 20 },
  /** For one number, from all unknown devices. */
  phone: { soon: 20, aDay: 100 },
} as const;

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

interface Guesser {
  readonly phone: string;
  readonly knownDevice: KnownDevice | undefined;
  readonly networks: Networks;
}

/** Throttles guesses at passwords. */
export interface PasswordTries {
  /**
   * Counts an attempt before checking it, so that concurrent attempts do not share one. A known device has its own attempts; when they
   * are used up, it counts like an unknown one. Rejects with 1006. A correct password, or one that could not be checked, gives its
   * attempt back; a correct one also resets what only this caller has used up, but not what others share (NIST SP 800-63B, 5.2.2).
   * Attempts of one caller for one number are checked one after the other, so that correct ones that are not given back yet do not
   * refuse the next.
   * @param check what a correct password leads to; undefined for a wrong one
   */
  readonly attempt: <Result>(
    guesser: Guesser,
    check: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
}

export function createPasswordTries(): PasswordTries {
  const ofDevice = ratesOf(createRate, 'password of a device', passwordTries.device);
  const ofNetwork = ratesOf(createNetworkRate, 'password from', passwordTries.network);
  const here = ratesOf(createRate, 'password', passwordTries.phoneAndNetwork);
  const everywhere = ratesOf(createRate, 'password everywhere', passwordTries.phone);
  const callers = createNamedGates({ mostWaiting: hashing.mostWaiting, full: tooManyAtOnce });
  return {
    attempt: ({ phone, knownDevice, networks }, check) => {
      const device = deviceOfNumber(phone, knownDevice);
      const hereName = `${phone} ${widestOf(networks).name}`;
      const asUnknown = () =>
        callers.pass(hereName, async () => {
          const retryAfter =
            (await firstWait(ofNetwork, networks)) ??
            (await firstWait(here, hereName)) ??
            (await firstWait(everywhere, phone));
          if (retryAfter !== undefined) throw tooMany(retryAfter);
          const shared = async () => {
            await giveBack(ofNetwork, networks);
            await giveBack(everywhere, phone);
          };
          return counted(check, { own: here, name: hereName, shared });
        });
      if (device === undefined) return asUnknown();
      return callers.pass(device, async () =>
        (await firstWait(ofDevice, device)) === undefined
          ? counted(check, { own: ofDevice, name: device })
          : asUnknown(),
      );
    },
  };
}

interface Counted {
  /** What only this caller can use up, and its name. */
  readonly own: readonly Rate[];
  readonly name: string;
  /** Gives back the attempt that was counted together with those of others. */
  readonly shared?: () => Promise<void>;
}

/** Checks an attempt that is counted, and gives it back unless it was a wrong guess. */
async function counted<Result>(
  check: () => Promise<Result | undefined>,
  { own, name, shared }: Counted,
): Promise<Result | undefined> {
  try {
    const result = await check();
    if (result === undefined) return undefined;
    for (const rate of own) await rate.forget(name);
    await shared?.();
    return result;
  } catch (error) {
    await giveBack(own, name);
    await shared?.();
    throw error;
  }
}

const ratesOf = <Of>(
  create: (what: string, most: number, seconds: number) => Of,
  what: string,
  { soon, aDay }: { readonly soon: number; readonly aDay: number },
): readonly Of[] => [create(what, soon, quarterOfAnHour), create(`${what}, a day`, aDay, day)];

/** Counts with each rate in turn. @returns the wait of the first that refuses; those after it count nothing */
async function firstWait<Name>(
  rates: readonly { readonly take: (name: Name) => Promise<number | undefined> }[],
  name: Name,
): Promise<number | undefined> {
  for (const rate of rates) {
    const retryAfter = await rate.take(name);
    if (retryAfter !== undefined) return retryAfter;
  }
  return undefined;
}

async function giveBack<Name>(
  rates: readonly { readonly giveBack: (name: Name) => Promise<void> }[],
  name: Name,
): Promise<void> {
  for (const rate of rates) await rate.giveBack(name);
}

/** For lenders without limits. */
export const unlimitedTries: PasswordTries = { attempt: (_, check) => check() };

const tooMany = (retryAfter: number) =>
  refuse(
    codes.tooMany,
    msg`Too many password tries. Log in with a code, use a phone you’ve logged in on before, or try again later.`,
    { retryAfter },
  );
