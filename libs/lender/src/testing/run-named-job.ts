import type { AppModules } from '../app';
import { runJob } from '../platform/jobs/jobs';

/** Runs a job of a lender at once. */
export function runNamedJob({ jobs }: AppModules, name: string): Promise<void> {
  const job = jobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`There is no job ${name}.`);
  return runJob(job);
}
