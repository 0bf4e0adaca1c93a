import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openBrand } from './brand/open-brand';
import { startChores } from './chores/chores';
import type { Configuration } from './configuration';
import { businessDay, businessNow } from './clock/clock';
import { addConsole } from './console/console';
import { startCluster } from './database/cluster';
import { openDatabase } from './database/connection';
import { createReadiness } from './database/readiness';
import { waitWhileItStarts } from './database/wait-for-server';
import { ensureDatabase, migrateDatabase } from './database/migrations';
import type { Log } from './http/access-log';
import type { Health } from './http/health';
import { createServer } from './http/server';
import { createOffer, type House, type Offer } from './lender';
import { apiRoom } from './open-api/api-room';
import { unsoldLines } from './lending/lawful';
import { addLogoRoute } from './lending/logo-route';
import { setBankTimes } from './payments/bank';
import { addPictureRoute } from './pictures/picture-route';
import { pictureStoreOnDisk } from './pictures/store-on-disk';
import { pictureStoreOnS3 } from './pictures/store-on-s3';
import { createPictureRoom } from './pictures/pictures';
import { keepMessages } from './sms/inbox';

/** A running lender. */
export interface Lender {
  readonly address: string;
  /** Says that it is not ready and goes on answering for a while, so that a proxy sends calls elsewhere first. */
  readonly drain: () => Promise<void>;
  /** Ends open calls, then the database if it is ours alone. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts everything, in the order in which one needs the other: database, tables, server.
 * @param home folder that holds `drizzle/` and `console/`
 */
export async function startLender(configuration: Configuration, home: string, log: Log): Promise<Lender> {
  const database = await findDatabase(configuration, home, log);
  await migrateDatabase(database.url, join(home, 'drizzle'));
  const closeDatabase = openDatabase(database.url);
  const house = createHouse(configuration, log);
  const offer = createOffer(house);
  let isDraining = false;
  const health = { isReady: createReadiness(), isDraining: () => isDraining };
  const server = await buildServer(configuration, home, offer, house, health);
  for (const warning of await unsoldLines(businessDay(await businessNow()))) log({ warning });
  const drain = async () => {
    isDraining = true;
    await wait(configuration.drainSeconds * 1000);
  };
  const stopChores = startChores(offer.chores, log);
  const stop = async () => {
    await server.close();
    await stopChores();
    await closeDatabase();
    await database.stop();
  };
  try {
    const address = await server.listen({ port: configuration.port, host: configuration.host });
    return { address, drain, stop };
  } catch (cause) {
    await stop();
    throw new Error(
      `The sandbox cannot listen on ${configuration.host}:${configuration.port}. Is the port taken?`,
      {
        cause,
      },
    );
  }
}

/** The database that the configuration names, once it has started; the embedded one is started when it does not run. */
export async function findDatabase({ databaseUrl, dataDir }: Configuration, home: string, log: Log) {
  if (databaseUrl !== undefined) {
    await waitWhileItStarts(databaseUrl, log);
    return { url: databaseUrl, stop: () => Promise.resolve() };
  }
  const cluster = await startCluster(dataDir, join(home, 'package.json'), log);
  return { url: await ensureDatabase(cluster.url, 'clearloan'), stop: cluster.stop };
}

/** What the domains need besides the database. */
export function createHouse(configuration: Configuration, log: Log): House {
  const { isLimited, prefix, appHost } = configuration;
  return { pictures: createPictureRoom(pictureStoreOf(configuration), prefix), isLimited, appHost, log };
}

/** Where the bytes of pictures lie. */
export const pictureStoreOf = ({ dataDir, bucket }: Configuration) =>
  bucket === undefined ? pictureStoreOnDisk(join(dataDir, 'pictures')) : pictureStoreOnS3(bucket);

/** The server with all its rooms; the database must be open. */
export async function buildServer(
  configuration: Configuration,
  home: string,
  { calls, consoleRooms }: Offer,
  { pictures, log }: House,
  health: Health = { isReady: createReadiness(), isDraining: () => false },
): Promise<FastifyInstance> {
  const { hasConsole, isLimited, prefix, staticDir, trustedProxies, bankSeconds, brandFile } = configuration;
  const dressing = openBrand(brandFile, prefix);
  keepMessages(hasConsole);
  if (bankSeconds !== undefined) setBankTimes(bankSeconds);
  const addRooms = async (server: FastifyInstance) => {
    addPictureRoute(server, prefix, pictures);
    addLogoRoute(server);
    if (!hasConsole) return;
    await addConsole(server, {
      filesDir: join(home, 'console'),
      token: configuration.consoleToken,
      rooms: [...consoleRooms, apiRoom(prefix)],
      emptyPictures: pictures.empty,
    });
  };
  return createServer({
    prefix,
    calls,
    staticDir,
    isLimited,
    trustedProxies,
    dressing,
    log,
    health,
    addRooms,
  });
}
