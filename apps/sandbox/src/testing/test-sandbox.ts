import {
  createModules,
  deliverDue,
  portsOf,
  queueOf,
  startTestLender,
  type AppContext,
  type TestLender,
} from '@clearloan/lender/testing';
import type { ConsoleModule } from '@clearloan/lender';
import { openOutsideWorld } from '../outside/world';

type Variables = Readonly<Record<string, string>>;

export interface TestSandbox extends TestLender {
  /** Sends the lender's messages now, for a sandbox without a queue. */
  readonly deliver: () => Promise<void>;
}

/**
 * The sandbox in this process: a lender on its own database, its jobs, and the world outside.
 * @param environment parties that are elsewhere, as an operator names them
 * @param hasQueue whether messages and jobs run by themselves
 */
export async function startTestSandbox(
  added: readonly ConsoleModule[] = [],
  environment: Variables = {},
  hasQueue = true,
): Promise<TestSandbox> {
  const world = await openOutsideWorld(environment);
  let queue: ReturnType<typeof queueOf> | undefined;
  let context: AppContext | undefined;
  const lender = await startTestLender(
    { ports: portsOf({ ...environment, ...world.variables }) },
    (given) => {
      context = given;
      const modules = createModules(given);
      const all = { ...modules, consoleModules: [...modules.consoleModules, ...world.console, ...added] };
      if (hasQueue) queue = queueOf(all, given);
      return all;
    },
  );
  if (context !== undefined) world.meetLender(lender.address, context);
  return {
    ...lender,
    deliver: async () => {
      if (context !== undefined) await deliverDue(context);
    },
    stop: async () => {
      await queue?.stop();
      await lender.stop();
      world.stop();
    },
  };
}
