import * as v from 'valibot';
import { isKeepable } from '../context/keepable';

/** An action of a lender's employee on the console: `POST /sandbox<path>`. */
export interface ConsoleAct {
  /** Starts with a slash; the action receives its `:name` parameters. */
  readonly path: string;
  readonly act: (params: Readonly<Record<string, string>>, body: unknown) => Promise<unknown>;
}

/** A button on the page; posts the body to the path. */
export interface ConsoleButton {
  readonly label: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** An input field; its value is added to the body of the row's buttons under this name. */
export interface ConsoleField {
  readonly name: string;
  readonly label: string;
}

/** One item that waits for an employee. */
export interface ConsoleRow {
  readonly cells: readonly string[];
  readonly field?: ConsoleField;
  readonly buttons: readonly ConsoleButton[];
}

/** A table on the page. */
export interface ConsolePanel {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: () => Promise<readonly ConsoleRow[]>;
  /** Shown if there are no rows. */
  readonly empty: string;
}

/** A file to download from the page: `GET /sandbox<path>`. */
export interface ConsoleDownload {
  /** Without a label, the page does not list it. */
  readonly label?: string;
  readonly path: string;
  readonly type: string;
  readonly content: () => Promise<Buffer>;
}

/** The location of a console page: `/sandbox<path>`. */
export interface ConsoleLink {
  readonly label: string;
  readonly path: string;
}

/** A page to read: `GET /sandbox<path>`. */
interface ConsolePage extends ConsoleLink {
  readonly html: () => string;
  /** Its Content-Security-Policy, if the console's own does not fit. */
  readonly policy?: string;
}

/** What staff or a test reads: `GET /sandbox<path>`, answered as JSON. */
export interface ConsoleRead {
  readonly path: string;
  /** Throws `ConsoleRefusal` for a query that it cannot answer. */
  readonly read: (query: unknown) => Promise<unknown>;
}

/** What a module adds to the console. */
export interface ConsoleModule {
  readonly reads?: readonly ConsoleRead[];
  readonly pages?: readonly ConsolePage[];
  readonly downloads?: readonly ConsoleDownload[];
  readonly acts?: readonly ConsoleAct[];
  readonly panels?: readonly ConsolePanel[];
  /** Seed scenarios by name: `POST /sandbox/seed { scenario }`. Each returns what it created. */
  readonly seedScenarios?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Runs after all data was deleted. */
  readonly afterReset?: () => void;
  /** Runs after business time was moved; the act waits for it. */
  readonly afterClock?: () => Promise<void>;
}

/** A console request that cannot be fulfilled; the response has this status and message (plain English, staff only). */
export class ConsoleRefusal extends Error {
  override readonly name = 'ConsoleRefusal';

  constructor(
    readonly status: 400 | 401 | 404 | 409,
    message: string,
  ) {
    super(message);
  }
}

/** Declares an action with the schema of its body. */
export function consoleAct<Body extends v.GenericSchema>(
  path: `/${string}`,
  bodySchema: Body,
  act: (params: Readonly<Record<string, string>>, body: v.InferOutput<Body>) => Promise<unknown>,
): ConsoleAct {
  return {
    path,
    act: async (params, raw) => {
      const body = v.safeParse(bodySchema, raw ?? {});
      if (!body.success) throw new ConsoleRefusal(400, body.issues[0].message);
      if (!isKeepable([params, body.output]))
        throw new ConsoleRefusal(400, 'The text contains a NUL or half a character.');
      return act(params, body.output);
    },
  };
}
