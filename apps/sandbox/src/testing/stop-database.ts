import { stopKept } from './test-cluster';

export default async function stopDatabase(): Promise<void> {
  await stopKept();
}
