import { rm } from 'node:fs/promises';
import type { Cluster } from '../database/cluster';

interface TestCluster {
  readonly cluster: Pick<Cluster, 'stop'>;
  /** Removed afterwards; empty when there is none. */
  readonly folder: string;
}

const kept: TestCluster[] = [];

/** Jest runs start and stop in one process, but as two modules: this one is between them. */
export function keepForTeardown(each: TestCluster): void {
  kept.push(each);
}

export async function stopKept(): Promise<void> {
  for (const { cluster, folder } of kept.splice(0).reverse()) {
    await cluster.stop();
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  }
}
