import { boundedText, moneyText } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import type { PortSettings } from '../../configuration/ports';
import { realNow } from '../context/clock';
import { entryTime } from '../context/bank-entry';
import { thisLender } from '../lender/lender';
import type { OutsideOutcome } from '../context/lending-core';
import type { OutsideSystems } from '../lender/outside';
import { defineHook, type Hook, type HookAnswer } from '../hooks/hook';
import type { Adapter } from '../outbox/adapter';
import { enqueue } from '../outbox/outbox';
import { webhookAdapter, type WebhookTarget } from '../outbox/webhook';

/** How long a request is retried; after that, staff sees that it failed. */
const questionLifeMs = 3 * 24 * 60 * 60_000;

interface AskedSystem {
  readonly systems: OutsideSystems;
  readonly adapters: readonly Adapter[];
  readonly hooks: readonly Hook[];
}

const ask = (adapter: Adapter, orderId: string | undefined, body: object) =>
  enqueue(adapter, { orderId, ...body }, new Date(realNow().getTime() + questionLifeMs), orderId);

const answers: Readonly<Record<OutsideOutcome, HookAnswer['status']>> = {
  done: 200,
  repeated: 200,
  unknown: 404,
  tooEarly: 409,
};
const answerOf = (outcome: OutsideOutcome): HookAnswer => ({ status: answers[outcome], outcome });

const uuid = v.pipe(v.string(), v.uuid('must be an id'));

/** Payouts: sends `payout.send` and, before it, `account.check`; `/hooks/payouts` and `/hooks/accounts` receive the results. */
function payoutSystem(target: WebhookTarget): AskedSystem {
  const adapter = webhookAdapter('payout', 'payout.send', target, true);
  const checks = webhookAdapter('account', 'account.check', target, true);
  const report = v.object({ payoutId: uuid, status: v.picklist(['paid', 'returned']) });
  const checked = v.object({
    checkId: uuid,
    result: v.picklist(['valid', 'wrongName', 'closed', 'unreachable']),
  });
  return {
    adapters: [adapter, checks],
    systems: {
      checkAccount: async (question) => {
        await ask(checks, undefined, question);
      },
      payOut: ({ orderId, amount, ...order }) =>
        ask(adapter, orderId, { ...order, amount: moneyText(amount) }),
    },
    hooks: [
      defineHook('/hooks/payouts', target.secrets, report, async ({ payoutId, status }) =>
        answerOf(await thisLender().core.notePayout(payoutId, status === 'paid')),
      ),
      defineHook('/hooks/accounts', target.secrets, checked, async ({ checkId, result }) =>
        answerOf(await thisLender().core.noteAccount(checkId, result)),
      ),
    ],
  };
}

/** Collections of automatic payments: sends `collection.send`; `/hooks/collections` receives the results. */
function collectionSystem(target: WebhookTarget): AskedSystem {
  const adapter = webhookAdapter('collection', 'collection.send', target, true);
  const report = v.object({
    collectionId: uuid,
    status: v.picklist(['collected', 'refused', 'returned']),
    at: entryTime,
  });
  return {
    adapters: [adapter],
    systems: {
      collect: ({ orderId, amount, ...order }) =>
        ask(adapter, orderId, { ...order, amount: moneyText(amount) }),
    },
    hooks: [
      defineHook('/hooks/collections', target.secrets, report, async (event) =>
        answerOf(await thisLender().core.noteCollection(event)),
      ),
    ],
  };
}

/**
 * Payments in: sends `payment.expect`; `/hooks/expected` receives what is not found. The same party sends money back: `refund.send`,
 * and `/hooks/refunds` receives that it did.
 */
function expectedSystem(target: WebhookTarget): AskedSystem {
  const adapter = webhookAdapter('payment', 'payment.expect', target, true);
  const refunds = webhookAdapter('refund', 'refund.send', target, true);
  const sent = v.object({ refundId: boundedText(100), status: v.literal('paid'), at: entryTime });
  const report = v.object({
    paymentId: uuid,
    reference: boundedText(100),
    status: v.picklist(['notFound', 'takenBack']),
    nextCheckAt: v.optional(entryTime),
  });
  return {
    adapters: [adapter, refunds],
    systems: {
      expectMoney: async ({ orderId, amount, expiresAt, ...money }) => {
        const ends = expiresAt === null ? undefined : expiresAt.toISOString();
        await ask(adapter, orderId, { ...money, amount: moneyText(amount), expiresAt: ends });
      },
      sendRefund: async ({ orderId, amount, ...refund }) => {
        await ask(refunds, orderId, { ...refund, amount: moneyText(amount) });
      },
    },
    hooks: [
      defineHook('/hooks/expected', target.secrets, report, async (event) =>
        answerOf(await thisLender().core.noteExpected(event)),
      ),
      defineHook('/hooks/refunds', target.secrets, sent, async ({ refundId, at }) =>
        answerOf(await thisLender().core.noteRefund(refundId, at)),
      ),
    ],
  };
}

/** Identity check: sends `identity.check`; `/hooks/identity` receives the result. */
function identitySystem(target: WebhookTarget): AskedSystem {
  const adapter = webhookAdapter('identity', 'identity.check', target, true);
  const report = v.object({
    orderId: uuid,
    result: v.picklist(['confirmed', 'refused']),
    /** The id of the message, so that a repeat does not count for a later check. */
    checkId: v.optional(uuid),
  });
  return {
    adapters: [adapter],
    systems: {
      checkIdentity: ({ orderId, ...question }) => ask(adapter, orderId, question),
    },
    hooks: [
      defineHook('/hooks/identity', target.secrets, report, async ({ orderId, result, checkId }) =>
        answerOf(await thisLender().core.noteIdentity(orderId, result === 'confirmed', checkId)),
      ),
    ],
  };
}

/** Credit decision: sends `credit.decide`; `/hooks/decisions` receives the result. */
function decisionSystem(target: WebhookTarget): AskedSystem {
  const adapter = webhookAdapter('decision', 'credit.decide', target, true);
  const report = v.object({
    orderId: uuid,
    result: v.picklist(['approved', 'refused']),
    /** What the borrower is told about a refusal. */
    reason: v.optional(v.picklist(['age', 'income'])),
  });
  return {
    adapters: [adapter],
    systems: {
      decideCredit: async ({ orderId, monthlyIncome, minMonthlyIncome, ...question }) => {
        const income = monthlyIncome === undefined ? undefined : moneyText(monthlyIncome);
        const least = moneyText(minMonthlyIncome);
        await ask(adapter, orderId, { ...question, monthlyIncome: income, minMonthlyIncome: least });
      },
    },
    hooks: [
      defineHook('/hooks/decisions', target.secrets, report, async ({ orderId, result, reason }) =>
        answerOf(await thisLender().core.noteDecision(orderId, result === 'approved', reason)),
      ),
    ],
  };
}

/** The external systems in the configuration. */
export function askedSystems({
  payout,
  collection,
  expected,
  identity,
  decision,
}: PortSettings): AskedSystem {
  const all = [
    ...(payout === undefined ? [] : [payoutSystem(payout)]),
    ...(collection === undefined ? [] : [collectionSystem(collection)]),
    ...(expected === undefined ? [] : [expectedSystem(expected)]),
    ...(identity === undefined ? [] : [identitySystem(identity)]),
    ...(decision === undefined ? [] : [decisionSystem(decision)]),
  ];
  return {
    adapters: all.flatMap(({ adapters }) => adapters),
    hooks: all.flatMap(({ hooks }) => hooks),
    systems: all.reduce<OutsideSystems>((known, { systems }) => ({ ...known, ...systems }), {}),
  };
}
