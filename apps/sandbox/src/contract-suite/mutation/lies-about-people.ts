import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { answering, changeBody, onlySaid, refusing, success } from './edit';
import { isDone, type Answer, type Liar, type Lie, type Passing, type Reach } from './proxy';

const smsLogin = '/service/login/sms-code-login';
const details = '/v3/loan-details/loan-details';
const confirm = '/v3/loan-confirm/loan-detail-push';

/** Sessions that the lender started in this run. */
function sessionsSeen(): { readonly list: string[]; readonly liar: Liar } {
  const list: string[] = [];
  return {
    list,
    liar: {
      ask: ({ query }) => {
        const id = query.get('sessionId');
        if (id && id !== 'never-given' && !list.includes(id)) list.push(id);
      },
    },
  };
}

/** A request that finds nothing is retried in the sessions of all others. */
const inAnySession = (about: string, wanted: number): Pick<Lie, 'about' | 'make'> => ({
  about,
  make: () => sessionTrier(about, wanted),
});

function sessionTrier(path: string, wanted: number): Liar {
  const { list, liar } = sessionsSeen();
  return {
    ...liar,
    answer: async (answer, request, lender) => {
      if (request.path !== path || answer.json?.code !== wanted) return;
      for (const sessionId of list) {
        const query = new URLSearchParams(request.query);
        query.set('sessionId', sessionId);
        const other = await lender.call({ ...request, query });
        if (!isDone(other)) continue;
        become(answer, other);
        return;
      }
    },
  };
}

function become(answer: Answer, other: Answer): void {
  answer.status = other.status;
  answer.json = other.json;
}

/** The last code sent to a phone, from the sandbox's console. */
async function trueCode({ address }: Reach, phone: string, token: string): Promise<string> {
  const reply = await fetch(`${address}/sandbox/sms?phone=${encodeURIComponent(phone)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [newest] = (await reply.json()) as { readonly code: string }[];
  return newest?.code ?? '';
}

const oldCodes = (): Liar => {
  const logins = new Map<string, Answer>();
  const keyOf = ({ body }: Passing) => body.toString('utf8');
  return {
    answer: (answer, request) => {
      if (isDone(answer)) logins.set(keyOf(request), { ...answer });
      const before = logins.get(keyOf(request));
      if (before) become(answer, before);
    },
  };
};

/** Returns the session of the last login for an expired code. Phones that have logged in before are still refused. */
function expiredCodes(): Liar {
  const phones = new Set<string>();
  let known: Answer | undefined;
  const phoneOf = ({ body }: Passing) => new URLSearchParams(body.toString('utf8')).get('username') ?? '';
  return {
    answer: (answer, request) => {
      if (isDone(answer)) {
        known = { ...answer };
        phones.add(phoneOf(request));
      } else if (answer.json?.code === codes.codeExpired && known && !phones.has(phoneOf(request)))
        become(answer, known);
    },
  };
}

/** Sessions, passwords and codes that are accepted although they should not be. */
const liesAboutLogin = (token: string, phone: string): readonly Lie[] => [
  { name: 'logout is acknowledged, the session lives on', of: '/service/login/logout', make: onlySaid(null) },
  {
    name: 'the older logout is acknowledged, the session lives on',
    of: '/user/logout',
    make: onlySaid(null),
  },
  {
    name: 'any code logs in',
    of: smsLogin,
    make: () => ({
      ask: async (request, lender) => changeBody(request, withCode(await trueCode(lender, phone, token))),
    }),
  },
  { name: 'a code logs in twice', of: smsLogin, make: oldCodes },
  { name: 'an expired code logs in', of: smsLogin, make: expiredCodes },
  { name: 'any password logs in', of: '/service/login/login', make: oldPasswords },
  {
    name: 'a code may be guessed for ever',
    of: '/service/login/reset-pwd',
    make: refusing(1103, (answer) => {
      if (answer.json) answer.json = { ...answer.json, code: 1101, data: { field: 'smsCode', triesLeft: 4 } };
    }),
  },
  { name: 'sessions outlive a new password', of: '/v3/personal-center/user-menu', make: outliving },
  {
    name: 'any code signs the loan',
    of: confirm,
    make: () => ({
      ask: async (request, lender) => changeBody(request, withCode(await trueCode(lender, phone, token))),
    }),
  },
  {
    name: 'terms that were never shown are signed',
    of: confirm,
    make: refusing(1201, (answer) => {
      answer.json = success({ orderStatus: 'disbursing' });
    }),
  },
];

/** Mixed-up borrowers, keys and versions. */
const liesAboutOwners: readonly Lie[] = [
  { name: 'another borrower’s loan is shown', ...inAnySession(details, 1002) },
  { name: 'another borrower’s record is shown', ...inAnySession('/book-keeping/get-info', 1002) },
  {
    name: 'another borrower’s reminder is deleted',
    ...inAnySession('/repayment-product/delete-repay-product', 1002),
  },
  {
    name: 'a pay code is made for another borrower’s loan',
    ...inAnySession('/v3/loan-details/generate-vcode', 1002),
  },
  { name: 'an account is shown without a session', ...inAnySession('/v3/personal-center/user-info', -1) },
  { name: 'an unknown order id is answered with another loan', of: details, make: lastKnown },
  {
    name: 'Idempotency-Key is ignored',
    make: () => ({
      ask: ({ headers }) => {
        if ('idempotency-key' in headers) headers['idempotency-key'] = randomUUID();
      },
    }),
  },
  {
    name: 'one key has two effects when it is sent at once',
    of: '/user-problem/problem-save',
    make: keyInFlight,
  },
  {
    name: 'a used key takes another request',
    make: refusing(1005, (answer) => {
      answer.json = success(null);
    }),
  },
  {
    name: 'a foreign page may call',
    make: () => ({
      ask: ({ headers }) => {
        headers['x-requested-with'] = 'XMLHttpRequest';
      },
    }),
  },
  {
    name: 'an older version replaces a later one',
    of: '/book-keeping/save-record',
    make: () => ({
      ask: (request) =>
        changeBody(request, (fields) => ({ ...fields, updated_at: new Date().toISOString() })),
    }),
  },
];

const withCode = (code: string) => (fields: Record<string, unknown>) => ({ ...fields, smsCode: code });

function oldPasswords(): Liar {
  let before: Answer | undefined;
  return {
    ask: async (request, lender) => {
      // The suite marks a wrong password with a trailing `!`; the right one lacks it.
      const right = { ...request };
      changeBody(right, (fields) => ({ ...fields, password: String(fields['password']).replace(/!$/, '') }));
      before = await lender.call(right);
    },
    answer: (answer) => {
      if (before && isDone(before)) become(answer, before);
    },
  };
}

function outliving(): Liar {
  const { list, liar } = sessionsSeen();
  return {
    ...liar,
    answer: (answer, { query }) => {
      const id = query.get('sessionId') ?? '';
      if (answer.json?.code === -1 && list.includes(id)) answer.json = success({ list: [] });
    },
  };
}

function lastKnown(): Liar {
  let known: Answer | undefined;
  return answering((answer) => {
    if (isDone(answer)) known = { ...answer };
    else if (answer.status === 200 && answer.json?.code === 1002 && known) become(answer, known);
  })();
}

function keyInFlight(): Liar {
  const open = new Map<string, number>();
  return {
    ask: ({ headers }) => {
      const key = headers['idempotency-key'] ?? '';
      const times = open.get(key) ?? 0;
      open.set(key, times + 1);
      if (times > 0) headers['idempotency-key'] = randomUUID();
      setTimeout(() => open.delete(key), 50);
    },
  };
}

/** @param token of the sandbox's console @param phone of the run's first borrower, for mutations that need the right code */
export const liesAboutPeople = (token: string, phone: string): readonly Lie[] => [
  ...liesAboutLogin(token, phone),
  ...liesAboutOwners,
];
