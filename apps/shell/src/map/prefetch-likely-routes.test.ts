import { ScreenRouter, memoryPort } from '@clearloan/app-runtime';
import { features } from './features';
import { nextScreens, provideScreens, prefetchCode } from './screens';
import { prefetchLikelyRoutes } from './prefetch-likely-routes';

// The screen code need not load here. The test checks which screens are prefetched, and when.
jest.mock('./screens', () => ({
  ...jest.requireActual<typeof import('./screens')>('./screens'),
  prefetchCode: jest.fn(),
}));

beforeAll(() => provideScreens(features));

beforeEach(() => {
  jest.useFakeTimers();
  window.requestIdleCallback = (work) => setTimeout(work as () => void, 0) as unknown as number;
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

function open(at: string, isLoggedIn: boolean) {
  const router = new ScreenRouter({ port: memoryPort(at) });
  prefetchLikelyRoutes(router, { isLoggedIn: () => isLoggedIn });
  return router;
}
const asked = () => jest.mocked(prefetchCode).mock.calls.map(([path]) => path);

it.each([
  ['a borrower has the next screens', '/', true, 1500],
  ['a visitor, who types a number first, has them', '/login', false, 2000],
])('%s after the page has stood', (_who, at, isLoggedIn, standsMs) => {
  open(at, isLoggedIn);
  jest.advanceTimersByTime(standsMs - 1);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1 + 1);
  expect(asked()).toEqual(nextScreens(at));
  expect(asked()).not.toEqual([]);
});

it('who has gone on is not sent what the screen before leads to', async () => {
  const router = open('/', true);
  jest.advanceTimersByTime(1000);
  await router.navigate('/orders');
  jest.advanceTimersByTime(600);
  expect(asked()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(nextScreens('/orders'));
});

it('who saves data by then is sent nothing', () => {
  open('/', true);
  Reflect.set(navigator, 'connection', { saveData: true });
  jest.advanceTimersByTime(3000);
  expect(asked()).toEqual([]);
});
