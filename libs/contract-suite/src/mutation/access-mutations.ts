import { randomUUID } from 'node:crypto';
import { changeBody, mutatingRefusal, mutatingReply, replaceReply, sessionsSeen, success } from './edit';
import { loginMutations } from './login-mutations';
import { isSuccessReply, type Mutation, type Mutator, type ProxiedReply } from './proxy';

const details = '/v3/loan-details/loan-details';

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
