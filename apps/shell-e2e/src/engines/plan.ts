import type { EngineName } from './driver';

/** What a project of the configuration says. */
export interface EngineOptions {
  readonly engineName: EngineName;
  /** The first of four ports of this machine. */
  readonly firstPort: number;
}

export const firstPort = Number(process.env['ENGINES_PORT'] ?? '4460');

/** Each worker has one lender, with its own clock and database, and a line before it, where browsers connect. */
export const workerCount = 2;
export const linePort = (first: number, worker: number): number => first + worker;
export const lenderPort = (first: number, worker: number): number => first + workerCount + worker;

const variables: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

/** The path of a browser or its driver; empty where this machine has none. */
export const engineAt = (name: EngineName): string => process.env[variables[name]] ?? '';

/** Everything (`npm run browsers`), or a share of it (`npm test`). */
export const isFull = process.env['ENGINES_SIZE'] === 'full';
