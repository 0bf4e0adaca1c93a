import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient, Client } from 'pg';
import { outliving } from './lost-connections';
import { isSqlState } from './postmaster';
import { schema } from './schema';
import { SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';

/** A client that records a span per statement of a traced request. Outside a traced request it is a plain client. */
export class TracedClient extends Client {}

const plainQuery: unknown = Reflect.get(Client.prototype, 'query');

/** pg accepts text or a statement, with or without values and a callback. All are passed through unchanged. */
Reflect.set(TracedClient.prototype, 'query', function query(this: Client, ...given: unknown[]): unknown {
  if (typeof plainQuery !== 'function') throw new Error('This version of pg has no query.');
  const ask = (all: unknown[]): unknown => Reflect.apply(plainQuery, this, all);
  if (trace.getActiveSpan()?.isRecording() !== true) return ask(given);
  const span = trace.getTracer('clearloan').startSpan(...spanOf(given[0]));
  const last = given.at(-1);
  if (typeof last === 'function') {
    const callback = (...answer: unknown[]): void => {
      end(span, answer[0] !== undefined && answer[0] !== null);
      Reflect.apply(last, this, answer);
    };
    return ask([...given.slice(0, -1), callback]);
  }
  const answer = ask(given);
  if (!(answer instanceof Promise)) {
    end(span, false);
    return answer;
  }
  return answer.then(...settlingOf(span));
});

const settlingOf = (span: Span) =>
  [
    (result: unknown) => {
      end(span, false);
      return result;
    },
    (error: unknown) => {
      end(span, true);
      throw error;
    },
  ] as const;

function end(span: Span, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The statement text contains only placeholders. The values are bound separately and never recorded. */
function spanOf(statement: unknown): Parameters<ReturnType<typeof trace.getTracer>['startSpan']> {
  const text = textOf(statement);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2_000) };
  const [verb = 'query'] = text.trimStart().split(/\s/, 1);
  return [verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes }];
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && typeof statement.text === 'string' ? statement.text : '';
}

/** The longest a borrower waits. A slower statement would hold its locks against everyone else. */
const longestStatementSeconds = 20;
const longestConnectMs = 10_000;

export interface PoolSettings {
  /** Maximum number of connections. */
  readonly size?: number;
  /** Statement timeout on the server; 0 for none, because copies take as long as they take. */
  readonly statementSeconds?: number;
  /** For a pooler that gives the connection to another client after each transaction: no prepared statements. */
  readonly isPooled?: boolean;
  /** The pooler's second name of the database, with its own server connections. The `separate` pool uses it. */
  readonly separateName?: string | undefined;
  /** Timeout for connecting to a server and for getting a free connection. */
  readonly connectMs?: number;
}

export type Running = Omit<NodePgDatabase<typeof schema>, '$client'>;

export interface Pools {
  readonly url: string;
  readonly main: Pool;
  /** Queries outside any transaction. */
  readonly queries: Running;
  /**
   * For a transaction inside another one, which holds a connection meanwhile. Behind a pooler all lenders share one limit of
   * server connections. Both transactions must not draw from the same pool, or they deadlock.
   */
  readonly separate: Pool;
  readonly end: () => Promise<void>;
}

/** A prepared statement is unknown on the next connection that a pooler assigns. */
class UnnamedClient extends TracedClient {
  constructor(...given: ConstructorParameters<typeof TracedClient>) {
    super(...given);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    Object.defineProperty(this, 'query', {
      value: (statement: unknown, ...rest: unknown[]) => query(withoutName(statement), ...rest),
    });
  }
}

const withoutName = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'name' in statement
    ? { ...statement, name: undefined }
    : statement;

/** The address of another database of the same server. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Opens the connections to a server. */
export function openPools(
  url: string,
  {
    size = 20,
    statementSeconds = longestStatementSeconds,
    isPooled = false,
    separateName,
    connectMs = longestConnectMs,
  }: PoolSettings,
): Pools {
  const settings = {
    connectionString: url,
    application_name: 'clearloan-lender',
    statement_timeout: statementSeconds * 1000,
    connectionTimeoutMillis: connectMs,
    Client: isPooled ? UnnamedClient : TracedClient,
  };
  const main = outliving(new Pool({ ...settings, max: size }));
  const connectionString = separateName === undefined ? url : withDatabase(url, separateName);
  const separate = outliving(new Pool({ ...settings, connectionString, max: 4 }));
  return {
    url,
    main,
    separate,
    queries: drizzle(main, { schema }),
    end: async () => {
      await Promise.all([main.end(), separate.end()]);
    },
  };
}

const tooManyConnections = '53300';

/** Whether an error means that no connection was free in time: nothing was executed. pg-pool's error has only a message. */
export function isOutOfConnections(error: unknown): boolean {
  if (isSqlState(error, tooManyConnections)) return true;
  for (let each: unknown = error; each instanceof Error; each = each.cause)
    if (each.message === 'timeout exceeded when trying to connect') return true;
  return false;
}

/**
 * Runs work on one connection of a pool and always releases it, even if the connection dies before its transaction begins;
 * otherwise the pool would run dry. A connection that is still in a transaction is closed.
 */
export async function onOneConnection<Result>(
  pool: Pool,
  work: (connection: PoolClient) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release(connection.getTransactionStatus() !== 'I');
  }
}
