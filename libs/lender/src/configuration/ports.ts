import { createECDH } from 'node:crypto';
import * as v from 'valibot';
import type { WebhookTarget } from '../platform/outbox/webhook';

/** Personal data and payments leave this machine only encrypted. Loopback addresses are exempt. */
const target = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^(?:https:\/\/[^\s/]|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$))/,
      'must begin with https://, or be a URL of this machine',
    ),
    v.url('must be a URL'),
  ),
);

const secrets = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^[\w.~+/=-]{24,128}(?:,[\w.~+/=-]{24,128})*$/,
      'must have 24 to 128 letters, digits or "-._~+/="; older secrets follow after commas',
    ),
  ),
);

/** The variables of the ports to external systems; docs/ports.md explains each port. */
export const portVariables = {
  SMS_WEBHOOK_URL: target,
  SMS_WEBHOOK_SECRET: secrets,
  PAYMENTS_WEBHOOK_URL: target,
  PAYMENTS_WEBHOOK_SECRET: secrets,
  PAYOUT_WEBHOOK_URL: target,
  PAYOUT_WEBHOOK_SECRET: secrets,
  COLLECTION_WEBHOOK_URL: target,
  COLLECTION_WEBHOOK_SECRET: secrets,
  IDENTITY_WEBHOOK_URL: target,
  IDENTITY_WEBHOOK_SECRET: secrets,
  DECISION_WEBHOOK_URL: target,
  DECISION_WEBHOOK_SECRET: secrets,
  VAPID_PUBLIC_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]{87}(?:,[\w-]{87})*$/,
        'must be a public P-256 key, 87 letters of base64url; older ones follow after commas',
      ),
    ),
  ),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w-]{43}(?:,[\w-]{43})*$/,
        'must be a private P-256 key, 43 letters of base64url; older ones follow after commas',
      ),
    ),
  ),
  VAPID_SUBJECT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be a mailto: or https: address'),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/\S+$/, 'must be a URL such as smtps://user:password@mail.example:465'),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  STAFF_MAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
};

type PortEnvironment = v.InferOutput<v.ObjectSchema<typeof portVariables, undefined>>;

/** The configuration of each port; undefined if the lender does without it. */
export interface PortSettings {
  readonly sms: WebhookTarget | undefined;
  /** The secrets that sign reports of received payments. */
  readonly paymentSecrets: WebhookTarget['secrets'] | undefined;
  /** Who is told which money to expect. A bank that only sends statements needs no telling. */
  readonly expected: WebhookTarget | undefined;
  readonly payout: WebhookTarget | undefined;
  /** Without it no automatic payments are offered. */
  readonly collection: WebhookTarget | undefined;
  readonly identity: WebhookTarget | undefined;
  readonly decision: WebhookTarget | undefined;
  readonly vapid: VapidSettings | undefined;
  readonly mail: MailSettings | undefined;
}

/** @throws Error that names the missing variable of a group */
export function portsOf(set: PortEnvironment): PortSettings {
  const paymentSecrets = listed(set.PAYMENTS_WEBHOOK_SECRET);
  const isToldOfMoney = set.PAYMENTS_WEBHOOK_URL !== undefined;
  return {
    sms: webhookOf(set, 'SMS_WEBHOOK_URL', 'SMS_WEBHOOK_SECRET'),
    paymentSecrets,
    expected: isToldOfMoney ? webhookOf(set, 'PAYMENTS_WEBHOOK_URL', 'PAYMENTS_WEBHOOK_SECRET') : undefined,
    payout: webhookOf(set, 'PAYOUT_WEBHOOK_URL', 'PAYOUT_WEBHOOK_SECRET'),
    collection: webhookOf(set, 'COLLECTION_WEBHOOK_URL', 'COLLECTION_WEBHOOK_SECRET'),
    identity: webhookOf(set, 'IDENTITY_WEBHOOK_URL', 'IDENTITY_WEBHOOK_SECRET'),
    decision: webhookOf(set, 'DECISION_WEBHOOK_URL', 'DECISION_WEBHOOK_SECRET'),
    vapid: vapidOf(together(set, ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])),
    mail: mailOf(together(set, ['SMTP_URL', 'MAIL_FROM', 'STAFF_MAIL'])),
  };
}

/**
 * The variables that a lender in production lacks. Money may come by imported statements alone; without collections, no automatic
 * payments are offered.
 */
export const unboundIn = ({ sms, payout, identity, decision }: PortSettings): readonly string[] => [
  ...(sms === undefined ? ['SMS_WEBHOOK_URL'] : []),
  ...(payout === undefined ? ['PAYOUT_WEBHOOK_URL'] : []),
  ...(identity === undefined ? ['IDENTITY_WEBHOOK_URL'] : []),
  ...(decision === undefined ? ['DECISION_WEBHOOK_URL'] : []),
];

type Name = keyof PortEnvironment;

/** Values of variables that must be set together. @returns undefined if none is set */
function together(set: PortEnvironment, names: readonly [Name, Name, Name]): readonly string[] | undefined {
  const given = names.filter((name) => set[name] !== undefined);
  if (given.length === 0) return undefined;
  return names.map((name) => {
    const value = set[name];
    if (value === undefined) throw new Error(`${name} is required with ${given.join(' and ')}.`);
    return value;
  });
}

/** @throws Error if a private key is not that of the public key at its place */
function vapidOf([publicKeys, privateKeys, subject]: readonly string[] = []): VapidSettings | undefined {
  if (publicKeys === undefined || privateKeys === undefined || subject === undefined) return undefined;
  const pairs = privateKeys
    .split(',')
    .map((privateKey) => ({ publicKey: publicKeyOf(privateKey), privateKey }));
  const [first, ...older] = pairs;
  if (first === undefined || pairs.map(({ publicKey }) => publicKey).join(',') !== publicKeys)
    throw new Error('VAPID_PRIVATE_KEY must have the private key of each VAPID_PUBLIC_KEY, in one order.');
  return { pairs: [first, ...older], subject };
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

const mailOf = ([url, from, staff]: readonly string[] = []): MailSettings | undefined =>
  url === undefined || from === undefined || staff === undefined ? undefined : { url, from, staff };

function webhookOf(set: PortEnvironment, url: Name, secret: Name): WebhookTarget | undefined {
  const [address, secrets] = [set[url], listed(set[secret])];
  if (address === undefined && secrets === undefined) return undefined;
  if (address === undefined) throw new Error(`${url} is required with ${secret}.`);
  if (secrets === undefined) throw new Error(`${secret} is required with ${url}.`);
  return { url: address, secrets };
}

function listed(text: string | undefined): WebhookTarget['secrets'] | undefined {
  const [first, ...older] = text?.split(',') ?? [];
  return first === undefined ? undefined : [first, ...older];
}

/** A key pair of this lender for push services (RFC 8292). */
export interface VapidPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How this lender identifies itself to push services. */
export interface VapidSettings {
  /** Browsers subscribe with the first; subscriptions made with an older one are served under that one. */
  readonly pairs: readonly [VapidPair, ...VapidPair[]];
  /** `mailto:` or `https:` address of the operator of this lender. */
  readonly subject: string;
}

/** How mail is sent. */
export interface MailSettings {
  /** `smtps://user:password@host:465`, or `smtp://…`, which must offer STARTTLS unless the host is loopback. */
  readonly url: string;
  readonly from: string;
  /** The mailbox of the lender's staff. */
  readonly staff: string;
}
