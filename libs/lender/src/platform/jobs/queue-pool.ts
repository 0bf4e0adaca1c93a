import { Pool, type PoolClient } from 'pg';
import { outliving } from '../database/lost-connections';

type Release = (error?: Error | boolean) => void;
type WithClient = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: Release | undefined,
) => void;

const longestMs = { connect: 10_000, statement: 30_000 } as const;

/**
 * The job queue's connections to one server. The library may release its listening connection twice if the server dies while
 * the queue stops. Here the second release does nothing; in the base class it would throw where nothing catches it.
 */
class QueuePool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(withClient: WithClient): void;
  override connect(withClient?: WithClient): Promise<PoolClient> | undefined {
    if (withClient === undefined) return super.connect();
    super.connect((error, client, release) => {
      withClient(error, client, once(release));
    });
    return undefined;
  }
}

/** @param release undefined if the pool has ended */
function once(release: Release | undefined): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release?.(error);
  };
}

/**
 * Opens the pool. A connection that fails at any time, even after the queue has stopped using the pool, does not crash the
 * process.
 */
export function openQueuePool(url: string, size: number): Pool {
  const pool = new QueuePool({
    connectionString: url,
    max: size,
    application_name: 'clearloan-queue',
    connectionTimeoutMillis: longestMs.connect,
    query_timeout: longestMs.statement,
  });
  return outliving(pool);
}
