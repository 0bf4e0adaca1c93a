import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode, isSuccess, type DataOf, type Endpoint, type RequestOf } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { generateVAPIDKeys } from 'web-push';
import type { Configuration } from '../configuration';
import { databaseOf } from '../configuration/database';
import { portsOf } from '../configuration/ports';
import type { Log } from '../platform/http/access-log';
import { createModules, type AppContext, type AppModules } from '../app';
import { buildServer, createContext } from '../start';
import { consoleToken } from './console-call';
import { sharedSecret } from './fake-receiver';
import { changeLender } from './one-lender';
import { openTestDatabase } from './test-database';
import { undocumentedRefusals } from './undocumented-refusals';
import { thisLender } from '../platform/lender/lender';
import { sendWire, type How } from './wire-call';

/** A lender with its own port and its own database. */
export interface TestLender {
  readonly address: string;
  /** All log lines of the lender. */
  readonly log: Readonly<Record<string, unknown>>[];
  readonly call: <Of extends Endpoint>(
    endpoint: Of,
    request: RequestOf<Of>,
    how?: How,
  ) => Promise<Answer<Of>>;
  readonly stop: () => Promise<void>;
}

/** The raw reply, and its decoded data if it is a success. */
export interface Answer<Of extends Endpoint> {
  readonly status: number;
  readonly headers: Headers;
  readonly code: unknown;
  readonly message: unknown;
  readonly raw: unknown;
  /** Throws if the request was rejected or the data violates the contract. */
  readonly value: () => DataOf<Of>;
}

const envelope = v.object({ code: v.unknown(), message: v.unknown(), data: v.unknown() });

/** Starts a lender for one test file, optionally with other modules and an additional log sink. */
export async function startTestLender(
  changes: Partial<Configuration> = {},
  modulesOf: (context: AppContext) => AppModules = createModules,
  alsoTo: Log = () => undefined,
  meetMetrics: (metrics: AppContext['metrics']) => void = () => undefined,
): Promise<TestLender> {
  const database = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'clearloan-files-'));
  const log: Readonly<Record<string, unknown>>[] = [];
  const note: Log = (line) => {
    log.push(line);
    alsoTo(line);
  };
  const configuration = { ...configurationIn(dataDir), ...changes };
  const context = changeLender(createContext(configuration, thisLender().pools, note));
  meetMetrics(context.metrics);
  const server = await buildServer(configuration, join(__dirname, '..', '..'), modulesOf(context), context);
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    log,
    call: callAt(address),
    stop: async () => {
      await server.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      const refusals = undocumentedRefusals(log, configuration.prefix);
      if (refusals.length > 0) throw new Error(`The OpenAPI document does not list ${refusals.join(', ')}.`);
    },
  };
}

/** Enables push messages, as in production. */
const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = generateVAPIDKeys();
const VAPID_SUBJECT = 'mailto:ops@lender.example';

/** The outside parties of a lender in tests; nobody listens there, and `text-messages.ts` reads what is queued for them. */
export const testParties = {
  SMS_WEBHOOK_URL: 'http://127.0.0.1:9/',
  SMS_WEBHOOK_SECRET: sharedSecret,
  COLLECTION_WEBHOOK_URL: 'http://127.0.0.1:9/',
  COLLECTION_WEBHOOK_SECRET: sharedSecret,
} as const;

/** Nobody listens there either; `mails.ts` reads what is queued. */
export const testMail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'lender@lender.example',
  STAFF_MAIL: 'staff@lender.example',
} as const;

/** A local lender without limits. */
const configurationIn = (dataDir: string): Configuration => ({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  database: databaseOf({}),
  staticDir: join(dataDir, 'shell'),
  prefix: '/api',
  appOrigins: [],
  apiOrigin: undefined,
  isTraced: false,
  appHost: undefined,
  passkeyOrigin: 'https://loans.example',
  hasConsole: true,
  isProduction: false,
  consoleToken,
  isTokenPrinted: false,
  isLimited: false,
  codesPerHour: 1000,
  brandFile: undefined,
  bucket: undefined,
  trustedProxies: undefined,
  drainSeconds: 0,
  ports: portsOf({ ...testParties, ...testMail, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT }),
  observability: {
    logLevel: 'info',
    serviceName: 'clearloan-test',
    metrics: undefined,
    traceEndpoint: undefined,
  },
  warnings: [],
});

/** Sends requests to the lender at an address, in this process or another. */
export const callAt =
  (address: string): TestLender['call'] =>
  (endpoint, request, how = {}) =>
    makeCall(address, endpoint, request, how);

async function makeCall<Of extends Endpoint>(
  address: string,
  endpoint: Of,
  request: RequestOf<Of>,
  how: How,
): Promise<Answer<Of>> {
  const reply = await sendWire(address, endpoint, encode(endpoint.request, request), how);
  const { code, message, data } = v.parse(envelope, await reply.json());
  const value = (): DataOf<Of> => {
    if (!isSuccess(code)) throw new Error(`${endpoint.path} answered ${String(code)}: ${String(message)}`);
    return v.parse<Of['data']>(endpoint.data, data);
  };
  return { status: reply.status, headers: reply.headers, code, message, raw: data, value };
}
