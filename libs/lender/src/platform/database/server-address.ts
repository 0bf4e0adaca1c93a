import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';

const addressSchema = v.object({ port: v.pipe(v.number(), v.integer()), password: v.string() });

/** The address of the embedded server, stored in the data folder. */
export type ServerAddress = v.InferOutput<typeof addressSchema>;

/** A connection URL for pg; `database` defaults to the administrative one. */
export const urlOf = ({ port, password }: ServerAddress, database = 'postgres'): string =>
  `postgres://clearloan:${password}@127.0.0.1:${port}/${database}`;

/**
 * The stored address. Generates a password at the first start, and a new port if another program uses the old one.
 * @param runningPort the port of a server that already runs on the folder
 */
export async function readAddress(
  dataFolder: string,
  runningPort: number | undefined,
): Promise<ServerAddress> {
  const file = join(dataFolder, 'postgres.json');
  const kept = await readKept(file);
  const password = kept?.password ?? randomBytes(18).toString('base64url');
  const port = runningPort || (await freePort(kept?.port));
  if (kept?.port !== port) await writeFile(file, JSON.stringify({ port, password }), { mode: 0o600 });
  return { port, password };
}

async function readKept(file: string): Promise<ServerAddress | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(addressSchema, JSON.parse(text));
}

const freePort = async (wanted = 0) => (await tryPort(wanted)) ?? (await tryPort(0)) ?? 0;

const tryPort = (port: number) =>
  new Promise<number | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(undefined);
    });
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' ? address?.port : undefined;
      probe.close(() => {
        resolve(found);
      });
    });
  });
