import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { openBrand } from './platform/brand/open-brand';
import { addHooks } from './platform/hooks/hook-routes';
import { watchClock } from './platform/jobs/clock-watch';
import { cronItemOf, taskOf } from './platform/jobs/jobs';
import { startQueue } from './platform/jobs/queue';
import { deliverTask } from './platform/outbox/deliver';
import { runAs, type Lender } from './platform/lender/lender';
import { createPorts } from './platform/ports/create-ports';
import { demandPasskeyOrigin, demandServable, type Configuration } from './configuration';
import { businessDay, businessNow } from './platform/context/clock';
import type { LendingCore } from './platform/context/lending-core';
import { addConsole } from './platform/console/console';
import { startCluster } from './platform/database/cluster';
import { openPools, type Pools } from './platform/database/pools';
import { demandDatabase, demandSameDatabase } from './platform/database/demand-database';
import { createReadiness } from './platform/database/readiness';
import { waitWhileItStarts } from './platform/database/wait-for-server';
import { ensureDatabase, migrateDatabase } from './platform/database/migrations';
import type { Log } from './platform/http/access-log';
import type { Health } from './platform/http/health';
import { createServer } from './platform/http/server';
import { createModules, type AppContext, type AppModules } from './app';
import type { ConsoleModule } from './platform/console/console-module';
import { referenceCore } from './core/binding/reference-core';
import { addLogoRoute, unsoldLines } from './core/binding/core-parts';
import { buildOf } from './platform/observability/build';
import { createMetrics, startMetricsServer } from './platform/observability/metrics';
import { startTracing } from './platform/observability/tracing';
import { sqlStateOf } from './platform/database/postmaster';
import { addPictureRoute } from './modules/pictures/picture-route';
import { demandWritable, pictureStoreOnDisk } from './modules/pictures/store-on-disk';
import { pictureStoreOnS3 } from './modules/pictures/store-on-s3';
import { createPictureService } from './modules/pictures/pictures';

export interface RunningLender {
  readonly address: string;
  /** Reports not ready and keeps serving for a while, so that a proxy routes requests elsewhere first. */
  readonly drain: () => Promise<void>;
  /** Finishes open requests, then stops the database unless another process uses it. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts everything in order of dependency: database, tables, server.
 * @param home folder that contains `drizzle/` and `console/`
 * @param addToConsole what the app adds to the staff console
 */
export async function startLender(
  configuration: Configuration,
  home: string,
  log: Log,
  addToConsole: (lender: Lender) => readonly ConsoleModule[] = () => [],
): Promise<RunningLender> {
  demandServable(configuration);
  const { version, migration } = buildOf(home);
  log({ starting: 'lender', migration });
  const stopTracing = await traceIfAsked(configuration, version);
  const database = await findDatabase(configuration, home, log);
  await migrateDatabase(database.url, join(home, 'drizzle'));
  if (configuration.bucket === undefined) await demandWritable(pictureFolder(configuration));
  const pools = await connect(configuration, database.url);
  const context = createContext(configuration, pools, log, version);
  demandPasskeyOrigin(configuration, context);
  const modules = withConsole(createModules(context), addToConsole(context));
  let isDraining = false;
  const health = { failedCheck: createReadiness(), isDraining: () => isDraining };
  const server = await buildServer(configuration, home, modules, context, health);
  const unsold = () => businessNow().then((now) => unsoldLines(businessDay(now)));
  for (const warning of await runAs(context, unsold)) log({ warning });
  const drain = async () => {
    isDraining = true;
    await wait(configuration.drainSeconds * 1000);
  };
  const queue = queueOf(modules, context);
  // A queue that waits for its next minute on the wrong clock starts again on the right one.
  const unwatch = runAs(context, () => watchClock(queue.restart, log));
  const ends: (() => Promise<unknown>)[] = [
    stopTracing,
    database.stop,
    pools.end,
    unwatch,
    queue.stop,
    () => server.close(),
  ];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    ends.push(await serveMetrics(configuration, context));
    return { address: await listen(server, configuration), drain, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const withConsole = (modules: AppModules, added: readonly ConsoleModule[]): AppModules => ({
  ...modules,
  consoleModules: [...modules.consoleModules, ...added],
});

async function connect({ database }: Configuration, url: string): Promise<Pools> {
  const { isPooled, separateName } = database;
  if (separateName !== undefined) await demandSameDatabase(url, separateName);
  return openPools(url, { isPooled, separateName });
}

/** The jobs of all modules, and the delivery of the outbox. */
export function queueOf({ jobs }: AppModules, context: AppContext) {
  const { adapters, log } = context;
  const tasks = [...jobs.map((job) => taskOf(job, log)), deliverTask(adapters, log)];
  return startQueue({
    url: () => context.pools.url,
    tasks: tasks.map(({ name, run }) => ({ name, run: (payload) => runAs(context, () => run(payload)) })),
    cron: jobs.map(cronItemOf),
    log,
  });
}

/** @returns a function that flushes and stops tracing; a no-op without tracing */
async function traceIfAsked({ observability }: Configuration, version: string): Promise<() => Promise<void>> {
  const { traceEndpoint: endpoint, serviceName: service } = observability;
  return endpoint === undefined ? () => Promise.resolve() : startTracing({ endpoint, service, version });
}

/** @returns a function that closes the metrics port; a no-op without one */
async function serveMetrics(
  { observability }: Configuration,
  context: AppContext,
): Promise<() => Promise<void>> {
  if (observability.metrics === undefined) return () => Promise.resolve();
  const { metrics, log } = context;
  const own: typeof metrics = { ...metrics, render: () => runAs(context, metrics.render) };
  const { address, stop } = await startMetricsServer(observability.metrics, own);
  log({ metrics: `${address}/metrics` });
  return stop;
}

/** @throws Error that names the variable that has to change */
async function listen(server: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    return await server.listen({ port, host });
  } catch (cause) {
    const isAddress = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(sqlStateOf(cause) ?? '');
    const why = isAddress
      ? `HOST: this machine has no address ${host}.`
      : `PORT: the lender cannot listen on ${host}:${String(port)}. Is the port in use?`;
    throw new Error(why, { cause });
  }
}

/**
 * The configured database, once it is up; starts the embedded one if it is not running.
 * @throws Error in production without a configured one: an empty database would pass for the lender's
 */
export async function findDatabase(
  { database: { url: given }, dataDir, isProduction }: Configuration,
  home: string,
  log: Log,
) {
  if (given !== undefined) {
    await waitWhileItStarts(given, log);
    await demandDatabase(given);
    return { url: given, stop: () => Promise.resolve() };
  }
  if (isProduction) throw new Error('DATABASE_URL is required in production.');
  const cluster = await startCluster(dataDir, join(home, 'package.json'), log);
  const url = await ensureDatabase(cluster.url, 'clearloan');
  return { url, stop: cluster.stop };
}

/** What modules need: the parts of one lender. */
export function createContext(
  configuration: Configuration,
  pools: Pools,
  log: Log,
  version = 'test',
  core: LendingCore = referenceCore,
): AppContext {
  const { isLimited, prefix, appHost, passkeyOrigin, ports, brandFile, apiOrigin, isTraced, staticDir } =
    configuration;
  const without = ports.mail === undefined ? (['documentMail'] as const) : [];
  const { trade, branding } = openBrand(brandFile, prefix, { apiOrigin, isTraced }, staticDir, without);
  const codesPerHour = isLimited ? configuration.codesPerHour : undefined;
  const pictures = createPictureService(pictureStoreOf(configuration), prefix);
  const metrics = createMetrics(version, codesPerHour);
  return {
    ...trade,
    ...createPorts(ports),
    branding,
    core,
    pools,
    pictures,
    codesPerHour,
    appHost,
    passkeyOrigin,
    metrics,
    log,
  };
}

/** The store of picture bytes. */
export const pictureStoreOf = (configuration: Configuration) => {
  const { bucket } = configuration;
  return bucket === undefined ? pictureStoreOnDisk(pictureFolder(configuration)) : pictureStoreOnS3(bucket);
};

const pictureFolder = ({ dataDir }: Configuration) => join(dataDir, 'pictures');

/** The server with all modules; the database must be open. */
export async function buildServer(
  configuration: Configuration,
  home: string,
  { calls, consoleModules }: AppModules,
  context: AppContext,
  health: Health = { failedCheck: createReadiness(), isDraining: () => false },
): Promise<FastifyInstance> {
  const { hasConsole, isLimited, prefix, staticDir, trustedProxies, appOrigins } = configuration;
  const { branding, pictures, hooks, metrics, log } = context;
  const addRoutes = async (server: FastifyInstance) => {
    addPictureRoute(server, prefix, pictures);
    addLogoRoute(server);
    await addHooks(server, hooks);
    if (!hasConsole) return;
    const filesDir = join(home, 'console');
    await addConsole(server, {
      filesDir,
      token: configuration.consoleToken,
      modules: consoleModules,
      emptyPictures: pictures.empty,
    });
  };
  return createServer({
    prefix,
    calls,
    staticDir,
    isLimited,
    appOrigins,
    trustedProxies,
    branding,
    log,
    lender: context,
    observe: metrics.observeRequest,
    health,
    addRoutes,
  });
}
