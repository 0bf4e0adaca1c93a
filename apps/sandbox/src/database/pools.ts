import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { outliving } from './lost-connections';
import { schema } from './schema';
import { TracedClient } from './traced-client';

/** No borrower waits longer for an answer; a statement that does would hold its locks against everybody else. */
const longestStatementSeconds = 20;
const longestConnectMs = 10_000;

export interface PoolSettings {
  /** The most connections. */
  readonly size?: number;
  /** After how long the server breaks a statement off; 0 for never: copies take as long as they take. */
  readonly statementSeconds?: number;
  /** A pooler that gives a connection to another client after each transaction: no statement may be named. */
  readonly isPooled?: boolean;
  /** How long to wait for a server, and for a free connection. */
  readonly connectMs?: number;
}

export type Running = Omit<NodePgDatabase<typeof schema>, '$client'>;

/** The connections to one server. */
export interface Pools {
  readonly url: string;
  readonly main: Pool;
  /** Queries outside any transaction. */
  readonly queries: Running;
  readonly separate: Pool;
  readonly end: () => Promise<void>;
}

/** A statement that is planned once for a connection is unknown on the next one that a pooler gives. */
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

/** Opens the connections to a server. */
export function openPools(
  url: string,
  {
    size = 20,
    statementSeconds = longestStatementSeconds,
    isPooled = false,
    connectMs = longestConnectMs,
  }: PoolSettings,
): Pools {
  const settings = {
    connectionString: url,
    application_name: 'clearloan-sandbox',
    statement_timeout: statementSeconds * 1000,
    connectionTimeoutMillis: connectMs,
    Client: isPooled ? UnnamedClient : TracedClient,
  };
  const main = outliving(new Pool({ ...settings, max: size }));
  const separate = outliving(new Pool({ ...settings, max: 4 }));
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

/**
 * Does something on one connection of a pool, which goes back to it whatever happens: a connection that dies before its
 * transaction begins too, or the pool would run dry. One that is still in a transaction is closed.
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
