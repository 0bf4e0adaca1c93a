import type { PortSettings } from '../configuration/ports';
import type { SmsSender } from '../context/sms-sender';
import type { WebPush } from '../context/web-push';
import type { Hook } from '../hooks/hook';
import type { Adapter } from '../outbox/adapter';
import { paymentHook } from '../modules/payments/payment-hook';
import { useRealBank } from '../modules/servicing/bank';
import { sendToInbox } from '../sms/inbox';
import { smsGateway } from './sms-gateway';

/** The lender's ways to other systems, as the configuration chose them. */
export interface Ports {
  readonly sms: SmsSender;
  readonly webPush: WebPush | undefined;
  /** What leaves through the outbox. */
  readonly adapters: readonly Adapter[];
  /** What other systems report. */
  readonly hooks: readonly Hook[];
}

/** Binds each port to its adapter. A port without an adapter gets the sandbox's own. */
export function createPorts({ sms, paymentSecrets, isBankSimulated }: PortSettings): Ports {
  if (!isBankSimulated) useRealBank();
  const gateway = sms === undefined ? undefined : smsGateway(sms);
  return {
    sms: gateway?.send ?? sendToInbox,
    webPush: undefined,
    adapters: [gateway?.adapter].filter((adapter) => adapter !== undefined),
    hooks: [
      ...(gateway?.hooks ?? []),
      ...(paymentSecrets === undefined ? [] : [paymentHook(paymentSecrets)]),
    ],
  };
}
