import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runLender } from '@clearloan/lender';
import { apiConsole } from './api-console';
import { openOutsideWorld } from './outside/world';

const home = dirname(fileURLToPath(import.meta.url));
const world = await openOutsideWorld(process.env);

await runLender(
  home,
  ({ host, port }, lender) => {
    const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
    world.meetLender(`http://${own}:${String(port)}`, lender);
    return [apiConsole(join(home, '../../../docs/openapi.json'), join(home, 'console')), ...world.console];
  },
  { ...process.env, ...world.variables },
);
