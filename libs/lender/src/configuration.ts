import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import {
  databaseOf,
  databaseVariables,
  databaseWarnings,
  type DatabaseSettings,
} from './configuration/database';
import { bucketOf, bucketVariables } from './configuration/bucket';
import { explain } from './configuration/explain';
import { misspelt } from './configuration/misspelt';
import {
  observabilityOf,
  observabilityVariables,
  type ObservabilitySettings,
} from './configuration/observability';
import { portsOf, portVariables, unboundIn, type PortSettings } from './configuration/ports';
import type { Bucket } from './modules/pictures/store-on-s3';
import type { MarketAndBrand } from './platform/lender/market';

const onOff = v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'));
const wholePort = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);
const wholeCount = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999'),
  v.transform(Number),
);
const wholeSeconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}$/, 'must be a number of seconds'),
  v.transform(Number),
);

/** One or more addresses or networks, separated by commas. */
const areNetworks = (text: string): boolean =>
  text.split(',').every((each) => ipaddr.isValid(each) || ipaddr.isValidCIDR(each));

/** The session is in the address of each request, so only loopback addresses may omit TLS. */
const originText = String.raw`(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.[\d.]+))(?::\d{1,5})?`;
const oneOrigin = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${originText}$`), 'must be an origin such as https://api.loans.example'),
);
const listOfOrigins = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^${originText}(?:,${originText})*$`),
    'must be origins such as https://loans.example,https://www.loans.example',
  ),
  v.transform((text) => text.split(',')),
);

const schema = v.object({
  PORT: v.optional(wholePort, '4200'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  STATIC_DIR: v.optional(v.string()),
  API_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/, 'must be a path such as /api')), '/api'),
  APP_ORIGINS: v.optional(listOfOrigins),
  API_ORIGIN: v.optional(oneOrigin),
  APP_TRACES: v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"')),
  APP_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a host name such as loans.example'))),
  PASSKEY_ORIGIN: v.optional(oneOrigin),
  TRUSTED_PROXIES: v.optional(
    v.pipe(v.string(), v.check(areNetworks, 'must be addresses such as 10.0.0.0/8,::1')),
  ),
  BRAND_FILE: v.optional(v.string()),
  ...bucketVariables,
  DRAIN_SECONDS: v.optional(wholeSeconds),
  CONSOLE: onOff,
  CONSOLE_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.~-]{16,128}$/, 'must have 16 to 128 characters: letters, digits, "-", ".", "_", "~"'),
    ),
  ),
  LIMITS: onOff,
  CODES_PER_HOUR: v.optional(wholeCount, '1000'),
  NODE_ENV: v.optional(v.string()),
  ...databaseVariables,
  ...portVariables,
  ...observabilityVariables,
});

export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database and the pictures. */
  readonly dataDir: string;
  readonly database: DatabaseSettings;
  readonly staticDir: string;
  readonly prefix: string;
  /** Allowed CORS origins besides this server's own. */
  readonly appOrigins: readonly string[];
  /** API origin of the pages that this server serves; same origin if absent. */
  readonly apiOrigin: string | undefined;
  /** Whether each request from these pages starts a trace. */
  readonly isTraced: boolean;
  /** The host of the app's pages, used by browsers that read one-time codes from messages. */
  readonly appHost: string | undefined;
  /** The origin of the app's pages, where passkeys are made and sign. */
  readonly passkeyOrigin: string | undefined;
  readonly hasConsole: boolean;
  /** Whether real borrowers use this lender: NODE_ENV is production. */
  readonly isProduction: boolean;
  /** The console's token: the configured one, or a random one per start. */
  readonly consoleToken: string;
  /** Whether the console link is printed with its token. A configured token is never printed. */
  readonly isTokenPrinted: boolean;
  readonly isLimited: boolean;
  /** The ceiling of all codes of an hour, by text and by call. */
  readonly codesPerHour: number;
  /** The brand file of this lender and its app; Clearloan's brand if absent. */
  readonly brandFile: string | undefined;
  /** The bucket for pictures; the data folder if absent. */
  readonly bucket: Bucket | undefined;
  /** Addresses of the proxies in front of this server, separated by commas. */
  readonly trustedProxies: string | undefined;
  /** How long this process reports not ready on SIGTERM before it stops accepting requests. */
  readonly drainSeconds: number;
  /** Connections to external systems, see docs/ports.md. */
  readonly ports: PortSettings;
  readonly observability: ObservabilitySettings;
  /** Warnings about these settings for the operator, one per line. */
  readonly warnings: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables (README.md lists them). Empty variables count as absent.
 * @param home the folder of the built server; the shell is next to it
 * @throws Error that names each invalid variable
 */
export function readConfiguration(environment: Environment, home: string): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (!result.success) throw new Error(explain(result.issues));
  const set = result.output;
  const hasConsole = set.CONSOLE === undefined ? isForTrying(set) : set.CONSOLE === 'on';
  demandShell(set.STATIC_DIR);
  if (set.LIMITS === 'off' && !hasConsole && set.NODE_ENV !== 'test') {
    throw new Error('LIMITS=off is for tests: it requires the console, or NODE_ENV=test.');
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    database: databaseOf(set),
    staticDir: resolve(set.STATIC_DIR ?? `${home}/../shell`),
    prefix: set.API_PREFIX,
    appOrigins: set.APP_ORIGINS ?? [],
    apiOrigin: set.API_ORIGIN,
    isTraced: set.APP_TRACES === 'on',
    appHost: set.APP_HOST,
    passkeyOrigin: set.PASSKEY_ORIGIN ?? (set.NODE_ENV === 'production' ? undefined : localOrigin(set.PORT)),
    hasConsole,
    isProduction: set.NODE_ENV === 'production',
    consoleToken: set.CONSOLE_TOKEN ?? randomBytes(24).toString('base64url'),
    isTokenPrinted: set.CONSOLE_TOKEN === undefined,
    isLimited: set.LIMITS !== 'off',
    codesPerHour: set.CODES_PER_HOUR,
    brandFile: set.BRAND_FILE === undefined ? undefined : resolve(set.BRAND_FILE),
    bucket: bucketOf(set),
    trustedProxies: set.TRUSTED_PROXIES,
    drainSeconds: set.DRAIN_SECONDS ?? (isForTrying(set) ? 0 : 5),
    ports: portsOf(set),
    observability: observabilityOf(set),
    warnings: [
      ...misspelt(Object.keys(given), Object.keys(schema.entries)),
      ...databaseWarnings(databaseOf(set)),
      ...warningsOf(set, hasConsole),
    ],
  };
}

/** Rejects settings that cannot serve borrowers but suffice for commands. @throws Error that names the variable */
export function demandServable({ hasConsole, isProduction, isTokenPrinted, ports }: Configuration): void {
  const missing = isProduction && !hasConsole ? unboundIn(ports) : [];
  if (missing.length > 0)
    throw new Error(
      `A lender in production binds every outside party (docs/ports.md). Set ${missing.join(', ')}.`,
    );
  if (ports.sms === undefined)
    throw new Error('SMS_WEBHOOK_URL is required: without a carrier no borrower gets a code.');
  if (isProduction && hasConsole && isTokenPrinted)
    throw new Error(
      'CONSOLE_TOKEN is required with CONSOLE=on in production, where no log contains a token.',
    );
}

/** A browser makes no passkey for an IP address. */
const localOrigin = (port: number): string => `http://localhost:${String(port)}`;

/** @throws Error in production, if passkeys are offered and no origin is set for them */
export function demandPasskeyOrigin(
  { isProduction, hasConsole, passkeyOrigin }: Configuration,
  { leftOut }: MarketAndBrand,
): void {
  if (!isProduction || hasConsole || passkeyOrigin !== undefined || leftOut.has('passkeys')) return;
  throw new Error(
    'PASSKEY_ORIGIN is required in production, or leave passkeys out in the brand file: "features": { "passkeys": false }.',
  );
}

type Settings = v.InferOutput<typeof schema>;

/** A configured folder must contain the app; otherwise borrowers get "not found" at every address. */
function demandShell(staticDir: string | undefined): void {
  if (staticDir === undefined || existsSync(join(staticDir, 'index.html'))) return;
  throw new Error(`STATIC_DIR must contain the built app: ${resolve(staticDir)} has no index.html.`);
}

/** True on a local machine with the embedded database. The console is then on by default. */
const isForTrying = ({ DATABASE_URL, HOST, NODE_ENV }: Settings) =>
  DATABASE_URL === undefined && /^(?:localhost|127\.[\d.]+|::1)$/.test(HOST) && NODE_ENV !== 'production';

function warningsOf({ LIMITS, NODE_ENV, S3_ENDPOINT }: Settings, hasConsole: boolean): readonly string[] {
  if (NODE_ENV !== 'production') return [];
  return [
    ...(S3_ENDPOINT === undefined
      ? ['S3_ENDPOINT is not set: pictures are on the disk of this lender, so run no second one.']
      : []),
    ...(LIMITS === 'off' ? ['LIMITS=off in production: nothing limits guessing and flooding.'] : []),
    ...(hasConsole
      ? ['CONSOLE=on in production: anyone with its token can read all codes and move the clock.']
      : []),
  ];
}
