import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Bucket } from '../../modules/pictures/store-on-s3';
import { buildLender, launch } from '../built-lender';
import { openTestDatabase } from '../test-database';
import { startRoundRobin } from './round-robin';
import { startS3LikeServer } from './s3-like-server';

const ports = [4393, 4394, 4395] as const;
/** This lender stores pictures on its own disk: the mistake that the checks must find. */
const forgetfulPort = 4396;

/** Three built lenders in separate processes, on one database and one bucket, behind a proxy. */
export interface ThreeLenders {
  /** The proxy's URL. */
  readonly address: string;
  /** The URL of each lender. */
  readonly addresses: readonly string[];
  /** A second proxy, in front of one of the three lenders and one that stores pictures locally. */
  readonly forgetful: string;
  readonly stop: () => Promise<void>;
}

const addressAt = (port: number) => `http://127.0.0.1:${String(port)}`;

export async function startThreeLenders(): Promise<ThreeLenders> {
  const [mainFile, database, s3, dataDir] = await Promise.all([
    buildLender(),
    openTestDatabase(),
    startS3LikeServer(),
    mkdtemp(join(tmpdir(), 'clearloan-several-')),
  ]);
  const shared = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const withBucket = { ...shared, ...variablesOf(s3.bucket) };
  const lenders = await Promise.all([
    ...ports.map((port) => launch(mainFile, withBucket, port)),
    launch(mainFile, shared, forgetfulPort),
  ]);
  const addresses = ports.map(addressAt);
  const proxy = await startRoundRobin(addresses);
  const forgetful = await startRoundRobin([addressAt(ports[0]), addressAt(forgetfulPort)]);
  return {
    address: proxy.address,
    addresses,
    forgetful: forgetful.address,
    stop: async () => {
      await Promise.all([proxy.stop(), forgetful.stop(), ...lenders.map(end)]);
      await Promise.all([database.close(), s3.stop()]);
      for (const folder of [dataDir, dirname(mainFile)]) await rm(folder, { recursive: true, force: true });
    },
  };
}

const variablesOf = ({ endpoint, name, region, accessKeyId, secretAccessKey }: Bucket) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: name,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});

async function end(lender: ChildProcess): Promise<void> {
  const ended = once(lender, 'exit');
  lender.kill('SIGTERM');
  await ended;
}
