/** The position of a tap, in CSS pixels of the viewport. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The browser API of a journey: one tab of a fresh profile, with real input. */
export interface EngineDriver {
  /** Loads an address. @throws {Error} if the browser shows its own error page */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page, bypassing its CSP. The value is JSON, which the caller parses. */
  evaluate(expression: string): Promise<unknown>;
  tapAt(point: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Selects a local file in the first file input, as the file dialog does. */
  attach(path: string): Promise<void>;
  /** A PNG of the viewport. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** The supported browser engines. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** A running browser; each driver has a fresh profile. */
export interface Engine {
  /** As the browser reports it, once a driver was created. */
  readonly version: () => string;
  readonly newDriver: () => Promise<EngineDriver>;
  readonly close: () => Promise<void>;
}

/** The emulated device of every engine, in CSS pixels. */
export const device = { width: 360, height: 740 } as const;

/** The market's time zone and the journeys' language, for browsers that read them from the environment. */
export const deviceEnvironment = { TZ: 'Asia/Jakarta', LANG: 'en_US.UTF-8', LANGUAGE: 'en' } as const;

/** Options of a project in the configuration. */
export interface EngineOptions {
  readonly engineName: EngineName;
  /** The first port of the lenders. */
  readonly firstPort: number;
}

export const firstPort = Number(process.env['ENGINES_PORT'] ?? '4460');

/** Each worker has one lender with its own clock and database; browsers connect through a proxy. */
export const workerCount = 2;

export const lenderPort = (first: number, worker: number): number => first + worker;

const variables: Readonly<Record<EngineName, string>> = {
  chromium: 'CHROMIUM_PATH',
  firefox: 'FIREFOX_PATH',
  webkit: 'WEBKIT_DRIVER_PATH',
};

/** The path of a browser or its driver; empty if it is not installed. */
export const engineAt = (name: EngineName): string => process.env[variables[name]] ?? '';

/** Everything (`npx nx run shell-e2e:browsers`), or a part of it (`npm test`). */
export const isFull = process.env['ENGINES_SIZE'] === 'full';
