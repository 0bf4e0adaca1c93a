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
 * The connections of the job queue to one server. The queue's library may release the one that listens twice, when its server dies
 * while the queue stops: the second time does nothing here, where the pool would throw outside every handler.
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

/** @param release none where the pool has ended */
function once(release: Release | undefined): Release {
  let isReleased = false;
  return (error) => {
    if (isReleased) return;
    isReleased = true;
    release?.(error);
  };
}

/** Opens the pool. A connection that fails at any time, also after the queue has left the pool, ends nothing but itself. */
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
