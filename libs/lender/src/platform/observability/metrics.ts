import { setTimeout as wait } from 'node:timers/promises';
import { codes } from '@clearloan/api-client/declare';
import { count, eq, min } from 'drizzle-orm';
import * as v from 'valibot';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { db, poolCounts, lenderPool } from '../database/connection';
import { bankEntries } from '../database/schema/bank-entries';
import { parkedItems } from '../database/schema/parked-items';
import { outboxMessages } from '../database/schema/outbox';
import { countCodes } from '../context/codes-of-an-hour';
import { isEqualInConstantTime } from '../context/equal-text';
import type { CallObserver } from '../http/access-log';
import fastify from 'fastify';
import type { MetricsSettings } from '../../configuration/observability';

/** The metrics of this lender, in Prometheus text format. */
export interface Metrics {
  readonly observeRequest: CallObserver;
  readonly render: () => Promise<string>;
  readonly contentType: string;
}

/** From a fast read to the statement timeout, fine enough for p50 and p99. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Each lender counts its own requests; the figures of the database are the same at every lender.
 * @param codesPerHour the ceiling of all codes of an hour; undefined if limits are off
 */
export function createMetrics(version: string, codesPerHour?: number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const labelNames = ['route', 'status', 'code'] as const;
  const requests = new Counter({
    name: 'clearloan_requests_total',
    help: 'Requests by route, status and code.',
    registers,
    labelNames,
  });
  const durations = new Histogram({
    name: 'clearloan_request_duration_seconds',
    help: 'Duration of requests.',
    registers,
    buckets,
    labelNames: ['route'] as const,
  });
  const limited = new Counter({
    name: 'clearloan_rate_limited_total',
    help: 'Requests rejected by a rate limit.',
    registers,
    labelNames: ['route'] as const,
  });
  new Gauge({ name: 'clearloan_build_info', help: 'Build information.', registers, labelNames: ['version'] })
    .labels(version)
    .set(1);
  addGauges(registers);
  addCodeGauges(registers, codesPerHour);
  return {
    observeRequest: ({ route, status, code, seconds }) => {
      requests.labels(route, String(status), code === null ? '' : String(code)).inc();
      durations.labels(route).observe(seconds);
      if (code === codes.tooMany) limited.labels(route).inc();
    },
    render: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

const ageSchema = v.array(v.object({ age: v.nullable(v.string()) }));

type Sample = readonly [label: string, value: number];

/** Below the usual timeout of a scrape. */
const longestMs = 3_000;

/**
 * A gauge that is computed when it is scraped; labels that no longer exist are removed. Without a database that responds it has
 * no samples: the lender's own figures are needed most then.
 */
function addGauge(
  registers: Registry[],
  name: string,
  help: string,
  label: string | undefined,
  readSamples: () => Promise<readonly Sample[]> | readonly Sample[],
): void {
  new Gauge({
    name,
    help,
    registers,
    labelNames: label === undefined ? [] : [label],
    async collect() {
      this.reset();
      // A gauge without a label would begin at 0.
      if (label === undefined) this.remove();
      for (const [labelValue, value] of await samplesInTime(readSamples)) {
        if (label === undefined) this.set(value);
        else this.labels(labelValue).set(value);
      }
    },
  });
}

async function samplesInTime(
  readSamples: () => Promise<readonly Sample[]> | readonly Sample[],
): Promise<readonly Sample[]> {
  const none: readonly Sample[] = [];
  const read = (async () => readSamples())().catch(() => none);
  return Promise.race([read, wait(longestMs, none, { ref: false })]);
}

function addGauges(registers: Registry[]): void {
  addGauge(registers, 'clearloan_pool_connections', 'Pool connections by state.', 'state', () =>
    Object.entries(poolCounts()),
  );
  addGauge(registers, 'clearloan_outbox_pending', 'Messages waiting to be sent.', 'port', async () =>
    (await pendingByPort()).map(({ port, waiting }) => [port, waiting]),
  );
  addGauge(
    registers,
    'clearloan_outbox_age_seconds',
    'Age of the oldest waiting message.',
    'port',
    async () => (await pendingByPort()).map(({ port, since }) => [port, ageOf(since)]),
  );
  addGauge(registers, 'clearloan_outbox_failed', 'Messages that could not be sent.', 'port', async () => {
    const rows = await db()
      .select({ port: outboxMessages.port, failed: count() })
      .from(outboxMessages)
      .where(eq(outboxMessages.status, 'failed'))
      .groupBy(outboxMessages.port);
    return rows.map(({ port, failed }) => [port, failed]);
  });
  addGauge(
    registers,
    'clearloan_queue_age_seconds',
    'Waiting time of the oldest due job.',
    undefined,
    async () => {
      const { rows } = await lenderPool.query({
        text: `select extract(epoch from now() - min(run_at)) as age from graphile_worker.jobs
        where locked_at is null and run_at <= now() and attempts < max_attempts`,
      });
      return [['', Number(v.parse(ageSchema, rows)[0]?.age ?? 0)]];
    },
  );
  addGauge(registers, 'clearloan_parked_items', 'Items of jobs that need attention.', 'job', async () => {
    const { job } = parkedItems;
    const rows = await db().select({ job, items: count() }).from(parkedItems).groupBy(job);
    return rows.map(({ job: name, items }) => [name, items]);
  });
  addGauge(
    registers,
    'clearloan_unmatched_bank_entries',
    'Bank entries without a matching payment.',
    undefined,
    async () => [['', await db().$count(bankEntries, eq(bankEntries.status, 'unmatched'))]],
  );
}

/** An alert compares the two: from the ceiling on, unknown devices get no code. */
function addCodeGauges(registers: Registry[], codesPerHour: number | undefined): void {
  addGauge(
    registers,
    'clearloan_codes_last_hour',
    'Codes of the last hour, by text and by call.',
    undefined,
    async () => [['', await countCodes()]],
  );
  addGauge(registers, 'clearloan_codes_ceiling', 'Ceiling of the codes of an hour.', undefined, () =>
    codesPerHour === undefined ? [] : [['', codesPerHour]],
  );
}

const pendingByPort = () =>
  db()
    .select({ port: outboxMessages.port, waiting: count(), since: min(outboxMessages.createdAt) })
    .from(outboxMessages)
    .where(eq(outboxMessages.status, 'pending'))
    .groupBy(outboxMessages.port);

const ageOf = (since: Date | null) =>
  since === null ? 0 : Math.max(0, (Date.now() - since.getTime()) / 1000);

/**
 * Serves `/metrics` on a separate port for the operator; the public port never serves it. @returns a function that stops it,
 * and its address
 */
export async function startMetricsServer(
  { port, host, token }: MetricsSettings,
  metrics: Metrics,
): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const server = fastify({ logger: false });
  server.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isEqualInConstantTime(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply.status(401).header('WWW-Authenticate', 'Bearer').send();
    return reply.type(metrics.contentType).send(await metrics.render());
  });
  try {
    const address = await server.listen({ port, host });
    return { address, stop: () => server.close() };
  } catch (cause) {
    throw new Error(`METRICS_PORT: the lender cannot listen on ${host}:${String(port)}.`, { cause });
  }
}
