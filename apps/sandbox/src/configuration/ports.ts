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
};

const portSchema = v.object(portVariables);
type PortEnvironment = v.InferOutput<typeof portSchema>;

/** What each port is bound to; the sandbox's own adapter where it is absent. */
export interface PortSettings {
  readonly sms: WebhookTarget | undefined;
}

/** @throws Error that names the variable that is missing beside another */
export function portsOf(set: PortEnvironment): PortSettings {
  return { sms: webhookOf(set, 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET') };
}

type Name = keyof PortEnvironment;

function webhookOf(set: PortEnvironment, url: Name, secret: Name): WebhookTarget | undefined {
  const [address, known] = [set[url], set[secret]];
  if (address === undefined && known === undefined) return undefined;
  if (address === undefined) throw new Error(`${url} is needed beside ${secret}.`);
  return { url: address, secrets: secretsOf(known, secret, url) };
}

function secretsOf(known: string | undefined, name: Name, beside: Name): readonly [string, ...string[]] {
  const [first, ...older] = known?.split(',') ?? [];
  if (first === undefined) throw new Error(`${name} is needed beside ${beside}.`);
  return [first, ...older];
}
