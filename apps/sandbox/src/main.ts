import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLender } from '@clearloan/lender';
import { apiConsole } from './api-console';

const home = dirname(fileURLToPath(import.meta.url));

await runLender(home, ({ prefix }) => [apiConsole(prefix, join(home, 'console'))]);
