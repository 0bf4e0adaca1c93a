import { keepReads } from '@clearloan/api-client';
import { keepLastReads } from './keep-offline';
import { queries } from './lender';

// That answers are kept, and how, is tested where it is done; when it begins is the rule.
jest.mock('@clearloan/api-client', () => ({
  ...jest.requireActual<object>('@clearloan/api-client'),
  keepReads: jest.fn(async () => Promise.resolve()),
}));

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = (work) => setTimeout(work as () => void, 0) as unknown as number;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(keepReads).mockClear();
  queries.clear();
});

const begun = () => jest.mocked(keepReads).mock.calls.length;

it('who reads in peace has the last answers kept when the screen has stood for four seconds, once', () => {
  keepLastReads();
  jest.advanceTimersByTime(3999);
  expect(begun()).toBe(0);
  jest.advanceTimersByTime(2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begun()).toBe(1);
});

it('who puts the phone away after a second has them kept too', () => {
  keepLastReads();
  jest.advanceTimersByTime(1000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(begun()).toBe(1);
});

it('who still waits for an answer after two seconds is shown the last one soon', () => {
  const late = { queryKey: ['late'], queryFn: async () => new Promise<never>(() => undefined) };
  queries.query(late).catch(() => undefined);
  keepLastReads();
  jest.advanceTimersByTime(1999);
  expect(begun()).toBe(0);
  jest.advanceTimersByTime(2);
  expect(begun()).toBe(1);
});

it('who has no network is shown the last answers at once', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keepLastReads();
  expect(begun()).toBe(1);
});
