import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { mutatingReply, changeBody, acknowledging, mutatingRefusal, success } from './edit';
import {
  isSuccessReply,
  type ProxiedReply,
  type Mutator,
  type Mutation,
  type ProxiedRequest,
  type Upstream,
} from './proxy';

const smsLogin = '/service/login/sms-code-login';
const details = '/v3/loan-details/loan-details';
const confirm = '/v3/loan-confirm/loan-detail-push';

/** Sessions that the lender started in this run. */
function sessionsSeen(): { readonly list: string[]; readonly mutator: Mutator } {
  const list: string[] = [];
  return {
    list,
    mutator: {
      onRequest: ({ query }) => {
        const id = query.get('sessionId');
        if (id && id !== 'never-given' && !list.includes(id)) list.push(id);
      },
    },
  };
}

/** A request that finds nothing is retried in the sessions of all others. */
const triedInAllSessions = (
  reportedPath: string,
  wanted: number,
): Pick<Mutation, 'reportedPath' | 'make'> => ({
  reportedPath,
  make: () => sessionTrier(reportedPath, wanted),
});

function sessionTrier(path: string, wanted: number): Mutator {
  const { list, mutator } = sessionsSeen();
  return {
    ...mutator,
    onReply: async (answer, request, lender) => {
      if (request.path !== path || answer.json?.code !== wanted) return;
      for (const sessionId of list) {
        const query = new URLSearchParams(request.query);
        query.set('sessionId', sessionId);
        const other = await lender.call({ ...request, query });
        if (!isSuccessReply(other)) continue;
        replaceReply(answer, other);
        return;
      }
    },
  };
}

function replaceReply(answer: ProxiedReply, other: ProxiedReply): void {
  answer.status = other.status;
  answer.json = other.json;
}

/** The last code sent to a phone, from the sandbox's console. */
async function trueCode({ address }: Upstream, phone: string, token: string): Promise<string> {
  const reply = await fetch(`${address}/sandbox/sms?phone=${encodeURIComponent(phone)}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const [newest] = (await reply.json()) as { readonly code: string }[];
  return newest?.code ?? '';
}

const acceptingUsedCodes = (): Mutator => {
  const logins = new Map<string, ProxiedReply>();
  const keyOf = ({ body }: ProxiedRequest) => body.toString('utf8');
  return {
    onReply: (answer, request) => {
      if (isSuccessReply(answer)) logins.set(keyOf(request), { ...answer });
      const before = logins.get(keyOf(request));
      if (before) replaceReply(answer, before);
    },
  };
};

/** Returns the session of the last login for an expired code. Phones that have logged in before are still refused. */
function acceptingExpiredCodes(): Mutator {
  const phones = new Set<string>();
  let known: ProxiedReply | undefined;
  const phoneOf = ({ body }: ProxiedRequest) =>
    new URLSearchParams(body.toString('utf8')).get('username') ?? '';
  return {
    onReply: (answer, request) => {
      if (isSuccessReply(answer)) {
        known = { ...answer };
        phones.add(phoneOf(request));
      } else if (answer.json?.code === codes.codeExpired && known && !phones.has(phoneOf(request)))
        replaceReply(answer, known);
    },
  };
}

/** Sessions, passwords and codes that are accepted although they should not be. */
const loginMutations = (token: string, phone: string): readonly Mutation[] => [
  {
    name: 'logout: acknowledged, but the session stays valid',
    path: '/service/login/logout',
    make: acknowledging(null),
  },
  {
    name: 'older logout: acknowledged, but the session stays valid',
    path: '/user/logout',
    make: acknowledging(null),
  },
  {
    name: 'login: any code is accepted',
    path: smsLogin,
    make: () => ({
      onRequest: async (request, lender) =>
        changeBody(request, withCode(await trueCode(lender, phone, token))),
    }),
  },
  { name: 'login: a used code is accepted again', path: smsLogin, make: acceptingUsedCodes },
  { name: 'login: an expired code is accepted', path: smsLogin, make: acceptingExpiredCodes },
  { name: 'login: any password is accepted', path: '/service/login/login', make: acceptingPasswords },
  {
    name: 'password reset: wrong codes are never locked',
    path: '/service/login/reset-pwd',
    make: mutatingRefusal(1103, (answer) => {
      if (answer.json) answer.json = { ...answer.json, code: 1101, data: { field: 'smsCode', triesLeft: 4 } };
    }),
  },
  {
    name: 'password reset: older sessions stay valid',
    path: '/v3/personal-center/user-menu',
    make: keepingSessions,
  },
  {
    name: 'signing: any code is accepted',
    path: confirm,
    make: () => ({
      onRequest: async (request, lender) =>
        changeBody(request, withCode(await trueCode(lender, phone, token))),
    }),
  },
  {
    name: 'signing: terms that were never shown are accepted',
    path: confirm,
    make: mutatingRefusal(1201, (answer) => {
      answer.json = success({ orderStatus: 'disbursing' });
    }),
  },
];

/** Mixed-up borrowers, keys and versions. */
const ownershipMutations: readonly Mutation[] = [
  { name: 'loan details: another borrower’s loan is returned', ...triedInAllSessions(details, 1002) },
  {
    name: 'record details: another borrower’s record is returned',
    ...triedInAllSessions('/book-keeping/get-info', 1002),
  },
  {
    name: 'delete reminder: another borrower’s reminder is deleted',
    ...triedInAllSessions('/repayment-product/delete-repay-product', 1002),
  },
  {
    name: 'pay code: it is created for another borrower’s loan',
    ...triedInAllSessions('/v3/loan-details/generate-vcode', 1002),
  },
  {
    name: 'account: it is returned without a session',
    ...triedInAllSessions('/v3/personal-center/user-info', -1),
  },
  { name: 'loan details: an unknown order id returns another loan', path: details, make: repeatingLastReply },
  {
    name: 'all calls: Idempotency-Key is ignored',
    make: () => ({
      onRequest: ({ headers }) => {
        if ('idempotency-key' in headers) headers['idempotency-key'] = randomUUID();
      },
    }),
  },
  {
    name: 'save complaint: concurrent requests with one key have two effects',
    path: '/user-problem/problem-save',
    make: forgettingConcurrentKeys,
  },
  {
    name: 'all calls: a used key accepts a different request',
    make: mutatingRefusal(1005, (answer) => {
      answer.json = success(null);
    }),
  },
  {
    name: 'all calls: a cross-site request is accepted',
    make: () => ({
      onRequest: ({ headers }) => {
        headers['x-requested-with'] = 'XMLHttpRequest';
      },
    }),
  },
  {
    name: 'save record: an older version overwrites a newer one',
    path: '/book-keeping/save-record',
    make: () => ({
      onRequest: (request) =>
        changeBody(request, (fields) => ({ ...fields, updated_at: new Date().toISOString() })),
    }),
  },
];

const withCode = (code: string) => (fields: Record<string, unknown>) => ({ ...fields, smsCode: code });

function acceptingPasswords(): Mutator {
  let before: ProxiedReply | undefined;
  return {
    onRequest: async (request, lender) => {
      // The suite marks a wrong password with a trailing `!`; the right one lacks it.
      const right = { ...request };
      changeBody(right, (fields) => ({ ...fields, password: String(fields['password']).replace(/!$/, '') }));
      before = await lender.call(right);
    },
    onReply: (answer) => {
      if (before && isSuccessReply(before)) replaceReply(answer, before);
    },
  };
}

function keepingSessions(): Mutator {
  const { list, mutator } = sessionsSeen();
  return {
    ...mutator,
    onReply: (answer, { query }) => {
      const id = query.get('sessionId') ?? '';
      if (answer.json?.code === -1 && list.includes(id)) answer.json = success({ list: [] });
    },
  };
}

function repeatingLastReply(): Mutator {
  let known: ProxiedReply | undefined;
  return mutatingReply((answer) => {
    if (isSuccessReply(answer)) known = { ...answer };
    else if (answer.status === 200 && answer.json?.code === 1002 && known) replaceReply(answer, known);
  })();
}

function forgettingConcurrentKeys(): Mutator {
  const open = new Map<string, number>();
  return {
    onRequest: ({ headers }) => {
      const key = headers['idempotency-key'] ?? '';
      const times = open.get(key) ?? 0;
      open.set(key, times + 1);
      if (times > 0) headers['idempotency-key'] = randomUUID();
      setTimeout(() => open.delete(key), 50);
    },
  };
}

/** @param token of the sandbox's console @param phone of the run's first borrower, for mutations that need the right code */
export const accessMutations = (token: string, phone: string): readonly Mutation[] => [
  ...loginMutations(token, phone),
  ...ownershipMutations,
];
