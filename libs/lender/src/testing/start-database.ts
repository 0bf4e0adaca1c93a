import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../platform/database/cluster';
import { ensureDatabase, migrateDatabase } from '../platform/database/migrations';
import { startPooler } from './pooler';
import { keepForTeardown } from './test-cluster';

/**
 * One real PostgreSQL for the whole run, with one migrated database that every test file copies. With TEST_POOLER=on, all tests
 * go through a PgBouncer in transaction mode.
 */
export default async function startDatabase(): Promise<void> {
  const home = join(__dirname, '..', '..');
  process.env['LENDER_BUILD'] = join(
    home,
    '../../node_modules/.cache',
    `lender-build-${String(process.pid)}`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'clearloan-test-'));
  const cluster = await startCluster(folder, join(home, 'package.json'));
  keepForTeardown({ cluster, folder });
  await migrateDatabase(await ensureDatabase(cluster.url, 'template'), join(home, 'drizzle'));
  process.env['TEST_DATABASE_URL'] = cluster.url;
  if (process.env['TEST_POOLER'] !== 'on') return;
  const pooler = await startPooler(cluster.url);
  keepForTeardown({ cluster: pooler, folder: '' });
  process.env['TEST_POOLER_URL'] = pooler.through(cluster.url);
}
