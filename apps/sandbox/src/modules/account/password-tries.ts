import { codes } from '@clearloan/api-client/declare';
import { msg } from '@lingui/core/macro';
import { createRate } from '../../http/rates';
import { refuse } from '../../context/refusal';

/** Tries at the password of one number, wherever they come from: in a quarter of an hour, and in a day. */
export const passwordTries = { soon: 5, aDay: 20 } as const;

const quarterOfAnHour = 15 * 60;
const day = 24 * 60 * 60;

/** Slows down guesses at one account; the code from the phone opens it meanwhile. */
export interface PasswordTries {
  /** Counts a try before it is looked at, so that tries at the same moment do not share one. Refuses with 1006. */
  readonly begin: (phone: string) => Promise<void>;
  /** The password was right: the tries before are forgotten. */
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

/** Where limits are off. */
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
