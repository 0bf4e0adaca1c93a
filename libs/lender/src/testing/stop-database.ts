import { rm } from 'node:fs/promises';
import { stopKept } from './test-cluster';

export default async function stopDatabase(): Promise<void> {
  await stopKept();
  const build = process.env['LENDER_BUILD'] ?? '';
  for (const path of [build, `${build}.complete`]) await rm(path, { recursive: true, force: true });
}
