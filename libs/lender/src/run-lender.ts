import { readConfiguration, type Configuration, type Environment } from './configuration';
import type { ConsoleModule } from './platform/console/console-module';
import { buildOf } from './platform/observability/build';
import type { Lender } from './platform/lender/lender';
import { startLender } from './start';
import { sqlStateOf } from './platform/database/postmaster';
import type { Log } from './platform/http/access-log';
import { trace } from '@opentelemetry/api';
import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from './configuration/observability';

/** The link opens the console, so only print it where the reader of the output may have access. */
function consoleLink({ hasConsole, consoleToken, isTokenPrinted }: Configuration, address: string): string {
  if (!hasConsole) return 'off';
  return isTokenPrinted ? `${address}/sandbox?token=${consoleToken}` : `${address}/sandbox`;
}

/**
 * Runs a lender as this process, from its environment until a signal ends it. A fault at the start is printed and ends it.
 * @param home folder of the built server, with `drizzle/` and `console/`
 * @param addToConsole what an app adds to the staff console
 * @param environment the variables of docs/configuration.md
 */
export async function runLender(
  home: string,
  addToConsole: (configuration: Configuration, lender: Lender) => readonly ConsoleModule[] = () => [],
  environment: Environment = process.env,
): Promise<void> {
  try {
    const configuration = readConfiguration(environment, home);
    const { serviceName: service, logLevel: level } = configuration.observability;
    const log = createLogger({ service, level, version: buildOf(home).version });
    logFatalErrors(log);
    const lender = await startLender(configuration, home, log, (context) =>
      addToConsole(configuration, context),
    );
    for (const warning of configuration.warnings) log({ warning });
    log({ ready: lender.address, console: consoleLink(configuration, lender.address) });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        log({ stopping: signal });
        // A person who presses Ctrl-C waits for the exit; a supervisor that sends SIGTERM has a proxy in front.
        const drained = signal === 'SIGTERM' ? lender.drain() : Promise.resolve();
        void drained.then(lender.stop).then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/**
 * After an unhandled error the state of the process is unknown, so it logs the error and exits, and its supervisor restarts it.
 * Only names and locations are logged, because the message may contain a borrower's input.
 */
function logFatalErrors(log: Log): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error: unknown) => {
      log({ level: 'error', fatal: event, ...describe(error) });
      process.exit(1);
    });
}

/** An error without its message. */
function describe(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, code: sqlStateOf(error), where: where.map((line) => line.trim()) };
}

interface LoggerSettings {
  readonly service: string;
  readonly version: string;
  readonly level: LogLevel;
}

/**
 * Logs one JSON object per line: level, time, service, version, trace, then the event. A line without a level is `error` if it
 * has an error, `warn` if it has a warning, else `info`.
 * @param output receives each line with its end; standard output by default
 */
export function createLogger({ level, ...base }: LoggerSettings, output?: DestinationStream): Log {
  const options = {
    level,
    base,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (name: string) => ({ level: name }) },
    mixin: () => ({ traceId: trace.getActiveSpan()?.spanContext().traceId }),
  };
  const logger = output === undefined ? pino(options) : pino(options, output);
  return (line) => {
    const { level: _named, ...event } = line;
    logger[levelOf(line)](event);
  };
}

function levelOf(line: Readonly<Record<string, unknown>>): LogLevel {
  const named = line['level'];
  if (named === 'error' || named === 'warn' || named === 'info' || named === 'debug') return named;
  if ('error' in line) return 'error';
  return 'warning' in line ? 'warn' : 'info';
}
