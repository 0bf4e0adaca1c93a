import { readConfiguration, type Configuration, type Environment } from './configuration';
import type { ConsoleModule } from './platform/console/console-module';
import { buildOf } from './platform/observability/build';
import { sayLastWords } from './platform/observability/last-words';
import { createLogger } from './platform/observability/logger';
import type { Lender } from './platform/lender/lender';
import { startLender } from './start';

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
    sayLastWords(log);
    const lender = await startLender(configuration, home, log, (context) =>
      addToConsole(configuration, context),
    );
    for (const warning of configuration.warnings) log({ warning });
    log({ ready: lender.address, console: consoleLink(configuration, lender.address) });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
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
