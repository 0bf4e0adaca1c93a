import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { createRate } from '../../platform/http/rates';
import { refuse } from '../../platform/context/refusal';

/** Password attempts per number, from all addresses: in 15 minutes, and in a day. */
export const passwordTries = { soon: 5, aDay: 20 } as const;

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

/** Throttles guesses at one account. Login by SMS code still works meanwhile. */
export interface PasswordTries {
  /** Counts an attempt before checking it, so that concurrent attempts do not share one. Rejects with 1006. */
  readonly begin: (phone: string) => Promise<void>;
  /** Resets the count after a correct password. */
  readonly succeed: (phone: string) => Promise<void>;
}

export function createPasswordTries(): PasswordTries {
  const rates = [
    createRate('password', passwordTries.soon, quarterOfAnHour),
    createRate('passwords of a day', passwordTries.aDay, day),
  ];
  return {
    begin: async (phone) => {
      for (const rate of rates) {
        const retryAfter = await rate.take(phone);
        if (retryAfter !== undefined) throw tooMany(retryAfter);
      }
    },
    succeed: async (phone) => {
      for (const rate of rates) await rate.forget(phone);
    },
  };
}

/** For lenders without limits. */
export const unlimitedTries: PasswordTries = {
  begin: () => Promise.resolve(),
  succeed: () => Promise.resolve(),
};

const tooMany = (retryAfter: number) =>
  refuse(
    codes.tooMany,
    msg`Too many password tries for this number. Log in with a code, or try again later.`,
    { retryAfter },
  );
