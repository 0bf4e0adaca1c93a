/** Where a finger lands, in CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys that a journey presses besides text. */
export type Key = 'Escape' | 'Enter';

/** What a journey needs of a browser: one tab of a fresh profile, with real input. */
export interface EngineDriver {
  /** Loads an address. @throws {Error} where the browser shows its own error page */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, past the page's policy; it is JSON, and whoever asks parses it. */
  evaluate(expression: string): Promise<unknown>;
  tapAt(point: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses a file of this machine in the first file field, as the file dialog does. */
  attach(path: string): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The browsers by their engine. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A browser that runs; each driver is a fresh profile of it. */
export interface Engine {
  /** As the browser tells it, once a driver was made. */
  readonly version: () => string;
  readonly newDriver: () => Promise<EngineDriver>;
  readonly close: () => Promise<void>;
}

/** The device that every engine plays, in CSS pixels. */
export const device = { width: 360, height: 740 } as const;

/** The market's time and the journeys' language, for browsers that read them from their environment. */
export const deviceEnvironment = { TZ: 'Asia/Jakarta', LANG: 'en_US.UTF-8', LANGUAGE: 'en' } as const;

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
