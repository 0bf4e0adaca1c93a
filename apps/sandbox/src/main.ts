import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfiguration } from './configuration';
import { logToOutput } from './http/access-log';
import { startLender } from './start';

const home = dirname(fileURLToPath(import.meta.url));

try {
  const configuration = readConfiguration(process.env, home);
  const lender = await startLender(configuration, home, logToOutput);
  logToOutput({
    ready: lender.address,
    console: configuration.hasConsole ? `${lender.address}/sandbox` : 'off',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void lender.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
