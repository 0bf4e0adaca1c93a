import { codes } from '@clearloan/api-client/declare';
import { acknowledging, changeBody, mutatingRefusal, replaceReply, sessionsSeen, success } from './edit';
import {
  isSuccessReply,
  type Mutation,
  type Mutator,
  type ProxiedReply,
  type ProxiedRequest,
  type Upstream,
} from './proxy';

const smsLogin = '/service/login/sms-code-login';
const confirm = '/v3/loan-confirm/loan-detail-push';

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
export const loginMutations = (token: string, phone: string): readonly Mutation[] => [
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
    name: 'login: every code is accepted',
    path: smsLogin,
    make: () => ({
      onRequest: async (request, lender) =>
        changeBody(request, withCode(await trueCode(lender, phone, token))),
    }),
  },
  { name: 'login: a used code is accepted again', path: smsLogin, make: acceptingUsedCodes },
  { name: 'login: an expired code is accepted', path: smsLogin, make: acceptingExpiredCodes },
  { name: 'login: every password is accepted', path: '/service/login/login', make: acceptingPasswords },
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
    name: 'signing: every code is accepted',
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
