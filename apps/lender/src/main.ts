import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLender } from '@clearloan/lender';

await runLender(dirname(fileURLToPath(import.meta.url)));
