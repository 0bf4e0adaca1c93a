import { rm } from 'node:fs/promises';
import type { Cluster } from '../platform/database/cluster';

interface TestCluster {
  readonly cluster: Pick<Cluster, 'stop'>;
  /** Removed afterwards; empty if there is none. */
  readonly folder: string;
}

const kept: TestCluster[] = [];

/** Jest loads global setup and teardown as separate modules in one process; this module shares the state. */
export function keepForTeardown(each: TestCluster): void {
  kept.push(each);
}

export async function stopKept(): Promise<void> {
  for (const { cluster, folder } of kept.splice(0).reverse()) {
    await cluster.stop();
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  }
}
