import { Client, type ClientConfig, type Pool } from 'pg';

/**
 * The server may end a connection at any time. The query under way fails and its caller is told; the event besides would end this
 * process where nobody listens to it. The only place that opens a client or lets a pool open one.
 */
const ignore = () => undefined;

/** A client that is not connected yet. */
export function openClient(settings: ClientConfig): Client {
  const client = new Client(settings);
  client.on('error', ignore);
  return client;
}

/** Lets a pool outlive its connections, idle ones and those in use. @returns the pool */
export function outliving<Opened extends Pool>(pool: Opened): Opened {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
