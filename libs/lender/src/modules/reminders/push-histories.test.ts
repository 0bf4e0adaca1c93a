import { itInFull, sizes } from '../../testing/sizes';
import { forgetPushSubscription } from './push-subscriptions';
import { playPushHistory } from './testing/push-history';
import { startPushWorld, type PushWorld } from './testing/push-world';

jest.setTimeout(3_600_000);

let world: PushWorld;
beforeAll(async () => {
  world = await startPushWorld();
});
afterAll(() => world.stop());

const { firstHistory, pushHistories } = sizes;

it('each device gets one message per open payment, whatever a borrower does around a due date', async () => {
  const faults: string[] = [];
  for (let seed = firstHistory; seed < firstHistory + pushHistories; seed += 1)
    faults.push(...(await playPushHistory(world, seed)));
  expect(faults).toEqual([]);
});

itInFull('a lender that does not check again before it sends is detected', async () => {
  world.push.bind({ isWanted: () => Promise.resolve(true), forget: forgetPushSubscription });
  const faults: string[] = [];
  for (let seed = 1; faults.length === 0 && seed <= 40; seed += 1)
    faults.push(...(await playPushHistory(world, seed)));
  expect(faults).not.toEqual([]);
});
