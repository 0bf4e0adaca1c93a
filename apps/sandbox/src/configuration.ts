import { resolve } from 'node:path';
import * as v from 'valibot';

const onOff = v.optional(v.picklist(['on', 'off'], 'must be "on" or "off"'), 'on');
const wholePort = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
);

const schema = v.object({
  PORT: v.optional(wholePort, '4200'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  STATIC_DIR: v.optional(v.string()),
  API_PREFIX: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/, 'must be a path such as /api')), '/api'),
  APP_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+$/, 'must be a host name such as loans.example'))),
  CONSOLE: onOff,
  LIMITS: onOff,
  NODE_ENV: v.optional(v.string()),
});

/** How this process runs. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  /** Where the embedded database and the pictures are kept. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly staticDir: string;
  readonly prefix: string;
  /** The host of the app's pages, for browsers that read codes out of messages. */
  readonly appHost: string | undefined;
  readonly hasConsole: boolean;
  readonly isLimited: boolean;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables (README.md lists them). Empty ones count as absent.
 * @param home the folder of the built server: the shell is looked for beside it
 * @throws Error that names each variable that is wrong
 */
export function readConfiguration(environment: Environment, home: string): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (!result.success) throw new Error(explain(result.issues));
  const set = result.output;
  const hasConsole = set.CONSOLE === 'on';
  if (set.LIMITS === 'off' && !hasConsole && set.NODE_ENV !== 'test') {
    throw new Error('LIMITS=off is for tests: it needs the console to be on, or NODE_ENV=test.');
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    staticDir: resolve(set.STATIC_DIR ?? `${home}/../shell`),
    prefix: set.API_PREFIX,
    appHost: set.APP_HOST,
    hasConsole,
    isLimited: set.LIMITS === 'on',
  };
}

const explain = (issues: readonly v.InferIssue<typeof schema>[]) =>
  [
    'The configuration is not right:',
    ...issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`),
  ].join('\n');
