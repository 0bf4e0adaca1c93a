import type { EngineName } from './driver';

/** What a project of the configuration says. */
export interface EngineOptions {
  readonly engineName: EngineName;
  /** The first of the lenders' ports. */
  readonly firstPort: number;
}

export const firstPort = Number(process.env['ENGINES_PORT'] ?? '4460');

/** Each worker has one lender, with its own clock and database; browsers come to it by a line of their own. */
export const workerCount = 2;
export const lenderPort = (first: number, worker: number): number => first + worker;

const variables: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

/** The path of a browser or its driver; empty where this machine has none. */
export const engineAt = (name: EngineName): string => process.env[variables[name]] ?? '';

/** Everything (`npx nx run shell-e2e:browsers`), or a share of it (`npm test`). */
export const isFull = process.env['ENGINES_SIZE'] === 'full';
