import type { PortSettings } from '../../configuration/ports';
import type { OutsideSystems, SmsSender } from '../lender/outside';
import type { WebPush } from '../lender/web-push';
import { type Hook, type HookAnswer, defineHook } from '../hooks/hook';
import type { Adapter } from '../outbox/adapter';
import { askedSystems } from './asked-systems';
import { mailPort } from './mail';
import { smsGateway } from './sms-gateway';
import { webPushPort } from './web-push';
import { boundedText } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { entryAmount, entryCurrency, entryId, type ReversalOutcome, entryTime } from '../context/bank-entry';
import { thisLender } from '../lender/lender';

/** The lender's connections to external systems, as configured. */
export interface Ports {
  readonly sms: SmsSender;
  readonly outside: OutsideSystems;
  readonly webPush: WebPush | undefined;
  /** Adapters that send through the outbox. */
  readonly adapters: readonly Adapter[];
  /** Webhooks for reports from other systems. */
  readonly hooks: readonly Hook[];
}

/** Binds each port to its adapter. Only the carrier is required: see `demandServable`. */
export function createPorts(settings: PortSettings): Ports {
  const { sms, paymentSecrets, vapid, mail } = settings;
  if (sms === undefined) throw new Error('A lender without a carrier sends no codes.');
  const gateway = smsGateway(sms);
  const push = vapid === undefined ? undefined : webPushPort(vapid);
  const letters = mail === undefined ? undefined : mailPort(mail);
  const asked = askedSystems(settings);
  return {
    sms: gateway.send,
    outside: {
      ...asked.systems,
      sendSms: gateway.send,
      push: push?.webPush.send,
      mailStaff: letters?.mailStaff,
      mailBorrower: letters?.mailBorrower,
    },
    webPush: push?.webPush,
    adapters: [
      ...[gateway.adapter, push?.adapter].filter((adapter) => adapter !== undefined),
      ...(letters?.adapters ?? []),
      ...asked.adapters,
    ],
    hooks: [
      ...gateway.hooks,
      ...(paymentSecrets === undefined ? [] : [paymentHook(paymentSecrets), reversalHook(paymentSecrets)]),
      ...asked.hooks,
    ],
  };
}

const paymentSchema = v.object({
  id: entryId,
  amount: entryAmount,
  currency: entryCurrency,
  bookedAt: entryTime,
  /** A pay code, a bank reference, or both. */
  references: v.pipe(v.array(boundedText(100)), v.maxLength(10, 'must be 10 at most')),
});

const reversalSchema = v.object({
  entryId,
  reversedAt: entryTime,
});

const reversalStatus: Readonly<Record<ReversalOutcome, HookAnswer['status']>> = {
  reversed: 200,
  waiting: 200,
  unknown: 404,
  tooEarly: 409,
};

/** `POST /hooks/reversals`: the bank takes the money of an earlier report back. */
const reversalHook = (secrets: Hook['secrets']): Hook =>
  defineHook('/hooks/reversals', secrets, reversalSchema, async (reversal) => {
    const outcome = await thisLender().core.takeReversal(reversal);
    return { status: reversalStatus[outcome], outcome };
  });

/** `POST /hooks/payments`: a bank or payment provider reports received payments. */
const paymentHook = (secrets: Hook['secrets']): Hook =>
  defineHook('/hooks/payments', secrets, paymentSchema, async (entry) => {
    const outcome = await thisLender().core.takeBankEntry(entry);
    return { status: outcome === 'conflict' ? 409 : 200, outcome };
  });
