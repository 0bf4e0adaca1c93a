import { createModules, portsOf, queueOf, startTestLender, type TestLender } from '@clearloan/lender/testing';
import type { ConsoleModule } from '@clearloan/lender';
import { openOutsideWorld } from '../outside/world';

/** The sandbox in this process: a lender on its own database, its jobs, and the world outside. */
export async function startTestSandbox(added: readonly ConsoleModule[] = []): Promise<TestLender> {
  const world = await openOutsideWorld({});
  let queue: ReturnType<typeof queueOf> | undefined;
  const lender = await startTestLender({ ports: portsOf(world.variables) }, (context) => {
    const modules = createModules(context);
    const all = { ...modules, consoleModules: [...modules.consoleModules, ...world.console, ...added] };
    queue = queueOf(all, context);
    return all;
  });
  world.meetLender(lender.address);
  return {
    ...lender,
    stop: async () => {
      await queue?.stop();
      await lender.stop();
      world.stop();
    },
  };
}
