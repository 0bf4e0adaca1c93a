import fc from 'fast-check';
import { isFixed, pushStateOf, type PushFacts, type PushState } from './push-state';

const off: PushFacts = {
  support: 'yes',
  isShared: false,
  permission: 'default',
  isOn: false,
  isBusy: false,
  isOffline: false,
  hasFailed: false,
};

it.each<[string, Partial<PushFacts>, PushState]>([
  ['a browser without support', { support: 'unsupported' }, 'unsupported'],
  ['an iPhone in Safari', { support: 'home-screen' }, 'home-screen'],
  ['a shared device', { isShared: true }, 'shared'],
  ['a permission that was refused', { permission: 'denied' }, 'denied'],
  ['a browser that is still being read', { isOn: undefined }, 'reading'],
  ['a tap in progress', { isBusy: true }, 'busy'],
  ['a tap without a network', { isOffline: true }, 'offline'],
  ['a tap that failed', { hasFailed: true }, 'failed'],
  ['a device that is subscribed', { isOn: true, permission: 'granted' }, 'on'],
  ['a device that is not subscribed', {}, 'off'],
])('the switch has the right state for %s', (_name, facts, state) => {
  expect(pushStateOf({ ...off, ...facts })).toBe(state);
});

const anyFacts: fc.Arbitrary<PushFacts> = fc.record({
  support: fc.constantFrom('yes', 'home-screen', 'unsupported'),
  isShared: fc.boolean(),
  permission: fc.constantFrom<NotificationPermission>('default', 'granted', 'denied'),
  isOn: fc.option(fc.boolean(), { nil: undefined }),
  isBusy: fc.boolean(),
  isOffline: fc.boolean(),
  hasFailed: fc.boolean(),
});

it('a borrower sees a switch exactly when a tap can change something', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const canChange = facts.support === 'yes' && !facts.isShared && facts.permission !== 'denied';
      expect(isFixed(pushStateOf(facts))).toBe(!canChange);
    }),
  );
});

it('a borrower never reads that reminders are on when they are off', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      if (pushStateOf(facts) !== 'on') return;
      expect(facts).toMatchObject({ support: 'yes', isShared: false, isOn: true, hasFailed: false });
      expect(facts.permission).not.toBe('denied');
    }),
  );
});
