import { idleLimitMs, presentIdlePhase, saveDeviceShared } from './shared-device';

const start = Date.parse('2026-11-20T10:00:00Z');
const hourMs = 60 * 60_000;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  saveDeviceShared(true);
});
afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

it('a visit ends ten minutes after the device’s clock was set back', () => {
  jest.setSystemTime(start - 3 * hourMs);
  expect(presentIdlePhase()).toBe('active');
  jest.setSystemTime(start - 3 * hourMs + idleLimitMs);
  expect(presentIdlePhase()).toBe('over');
});

it('a time of the last touch that cannot be parsed ends the visit', () => {
  localStorage.setItem('clearloan.last-touch', 'yesterday');
  expect(presentIdlePhase()).toBe('over');
});
