import { Client, type ClientConfig, type Pool } from 'pg';

/**
 * The server may close a connection at any time. The running query fails and its caller gets the error, but an unhandled
 * `error` event would also crash this process. Clients and pools must be created only here.
 */
const ignore = () => undefined;

/** Creates a client that is not connected yet. */
export function openClient(settings: ClientConfig): Client {
  const client = new Client(settings);
  client.on('error', ignore);
  return client;
}

/** Keeps the process alive when connections of a pool are lost, idle or in use. @returns the pool */
export function outliving<Opened extends Pool>(pool: Opened): Opened {
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
