import {
  createModules,
  type AppContext,
  portsOf,
  queueOf,
  startTestLender,
  type TestLender,
} from '@clearloan/lender/testing';
import type { ConsoleModule } from '@clearloan/lender';
import { openOutsideWorld } from '../outside/world';

type Variables = Readonly<Record<string, string>>;

/**
 * The sandbox in this process: a lender on its own database, its jobs, and the world outside.
 * @param environment parties that are elsewhere, as an operator names them
 */
export async function startTestSandbox(
  added: readonly ConsoleModule[] = [],
  environment: Variables = {},
): Promise<TestLender> {
  const world = await openOutsideWorld(environment);
  let queue: ReturnType<typeof queueOf> | undefined;
  let context: AppContext | undefined;
  const lender = await startTestLender(
    { ports: portsOf({ ...environment, ...world.variables }) },
    (given) => {
      context = given;
      const modules = createModules(given);
      const all = { ...modules, consoleModules: [...modules.consoleModules, ...world.console, ...added] };
      queue = queueOf(all, given);
      return all;
    },
  );
  if (context !== undefined) world.meetLender(lender.address, context);
  return {
    ...lender,
    stop: async () => {
      await queue?.stop();
      await lender.stop();
      world.stop();
    },
  };
}
