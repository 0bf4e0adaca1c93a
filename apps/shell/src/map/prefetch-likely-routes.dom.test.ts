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
const prefetchedPaths = () => jest.mocked(prefetchCode).mock.calls.map(([path]) => path);

it.each([
  ['the next screens of a borrower are prefetched', '/', true, 1500],
  ['those of a visitor, who types a number first, are prefetched', '/login', false, 2000],
])('%s after a delay', (_who, at, isLoggedIn, standsMs) => {
  open(at, isLoggedIn);
  jest.advanceTimersByTime(standsMs - 1);
  expect(prefetchedPaths()).toEqual([]);
  jest.advanceTimersByTime(1 + 1);
  expect(prefetchedPaths()).toEqual(nextScreens(at));
  expect(prefetchedPaths()).not.toEqual([]);
});

it('a borrower who left a screen does not get its next screens prefetched', async () => {
  const router = open('/', true);
  jest.advanceTimersByTime(1000);
  await router.navigate('/orders');
  jest.advanceTimersByTime(600);
  expect(prefetchedPaths()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(prefetchedPaths()).toEqual(nextScreens('/orders'));
});

it('a borrower who turned on data saving gets nothing prefetched', () => {
  open('/', true);
  Reflect.set(navigator, 'connection', { saveData: true });
  jest.advanceTimersByTime(3000);
  expect(prefetchedPaths()).toEqual([]);
});
