import type { PortSettings } from '../configuration/ports';
import type { SmsSender } from '../context/sms-sender';
import { bindOutside } from '../context/outside';
import type { WebPush } from '../context/web-push';
import type { Hook } from '../hooks/hook';
import type { Adapter } from '../outbox/adapter';
import { paymentHook } from './payment-hook';
import { useRealBank } from '../modules/core/sandbox-parts';
import { sendToInbox } from '../sms/inbox';
import { askedSystems } from './asked-systems';
import { smsGateway } from './sms-gateway';
import { staffMailPort } from './staff-mail';
import { webPushPort } from './web-push';

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
export function createPorts(settings: PortSettings): Ports {
  const { sms, paymentSecrets, isBankSimulated, vapid, mail } = settings;
  if (!isBankSimulated) useRealBank();
  const gateway = sms === undefined ? undefined : smsGateway(sms);
  const push = vapid === undefined ? undefined : webPushPort(vapid);
  const letters = mail === undefined ? undefined : staffMailPort(mail);
  const asked = askedSystems(settings);
  const sendSms = gateway?.send ?? sendToInbox;
  bindOutside({ ...asked.systems, sendSms, mailStaff: letters?.mailStaff });
  return {
    sms: sendSms,
    webPush: push?.webPush,
    adapters: [
      ...[gateway?.adapter, push?.adapter, letters?.adapter].filter((adapter) => adapter !== undefined),
      ...asked.adapters,
    ],
    hooks: [
      ...(gateway?.hooks ?? []),
      ...(paymentSecrets === undefined ? [] : [paymentHook(paymentSecrets)]),
      ...asked.hooks,
    ],
  };
}
