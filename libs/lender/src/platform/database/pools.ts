import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { outliving } from './lost-connections';
import { isSqlState } from './postmaster';
import { schema } from './schema';
import { TracedClient } from './traced-client';

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
