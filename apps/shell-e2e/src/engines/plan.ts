import type { EngineName } from './driver';

/** What a project of the configuration says. */
export interface EngineOptions {
  readonly engineName: EngineName;
}

const firstPort = Number(process.env['ENGINES_PORT'] ?? '4460');

/** One line for each worker, where its browsers connect, and behind it one lender, with its own clock and database. */
export const linePorts: readonly number[] = [firstPort, firstPort + 1];
export const lenderPorts: readonly number[] = [firstPort + 2, firstPort + 3];

const variables: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

/** The path of a browser or its driver; empty where this machine has none. */
export const engineAt = (name: EngineName): string => process.env[variables[name]] ?? '';

/** Everything (`npm run browsers`), or a share of it (`npm test`). */
export const isFull = process.env['ENGINES_SIZE'] === 'full';
