import * as v from 'valibot';
import type { WebhookTarget } from '../outbox/webhook';

/** Personal data and money leave this machine encrypted; a loopback address is this machine. */
const target = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(?:https:\/\/[^\s/]|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$))/,
      'must begin with https://, or lead to this machine',
    ),
    v.url('must be an address'),
  ),
);

const secrets = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^[\w.~+/=-]{24,128}(?:,[\w.~+/=-]{24,128})*$/,
      'must have 24 to 128 letters, digits or "-._~+/="; with a comma before each older secret',
    ),
  ),
);

/** The variables of the ports to other systems; docs/ports.md explains each port. */
export const portVariables = {
  SMS_WEBHOOK_URL: target,
  SMS_WEBHOOK_SECRET: secrets,
  PAYMENTS_WEBHOOK_SECRET: secrets,
  BANK: v.optional(v.picklist(['simulated', 'external'], 'must be "simulated" or "external"')),
};

const portSchema = v.object(portVariables);
type PortEnvironment = v.InferOutput<typeof portSchema>;

/** What each port is bound to; the sandbox's own adapter where it is absent. */
export interface PortSettings {
  readonly sms: WebhookTarget | undefined;
  /** What signs reports of money that arrived. */
  readonly paymentSecrets: WebhookTarget['secrets'] | undefined;
  /** Whether pay codes and references are found by the sandbox itself. */
  readonly isBankSimulated: boolean;
}

/** @throws Error that names the variable that is missing beside another */
export function portsOf(set: PortEnvironment): PortSettings {
  const paymentSecrets = listed(set.PAYMENTS_WEBHOOK_SECRET);
  return {
    sms: webhookOf(set, 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'),
    paymentSecrets,
    isBankSimulated: set.BANK === undefined ? paymentSecrets === undefined : set.BANK === 'simulated',
  };
}

type Name = Exclude<keyof PortEnvironment, 'BANK'>;

function webhookOf(set: PortEnvironment, url: Name, secret: Name): WebhookTarget | undefined {
  const [address, secrets] = [set[url], listed(set[secret])];
  if (address === undefined && secrets === undefined) return undefined;
  if (address === undefined) throw new Error(`${url} is needed beside ${secret}.`);
  if (secrets === undefined) throw new Error(`${secret} is needed beside ${url}.`);
  return { url: address, secrets };
}

function listed(text: string | undefined): WebhookTarget['secrets'] | undefined {
  const [first, ...older] = text?.split(',') ?? [];
  return first === undefined ? undefined : [first, ...older];
}
