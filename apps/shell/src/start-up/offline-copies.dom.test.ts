import { persistQueries } from '@clearloan/api-client';
import { persistLastReads, registerServiceWorker } from './offline-copies';
import { createServices } from '../runtime/shell-services';

// Persistence itself is tested in api-client; these tests check when it starts.
jest.mock('@clearloan/api-client', () => ({
  ...jest.requireActual<object>('@clearloan/api-client'),
  persistQueries: jest.fn(async () => Promise.resolve()),
}));

let services: ReturnType<typeof createServices>;

beforeEach(() => {
  services = createServices();
  jest.useFakeTimers();
  window.requestIdleCallback = (work) => setTimeout(work as () => void, 0) as unknown as number;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(persistQueries).mockClear();
});

const begun = () => jest.mocked(persistQueries).mock.calls.length;

describe('the last responses', () => {
  it('of a borrower who stays on a screen for four seconds are persisted, once', () => {
    persistLastReads(services);
    jest.advanceTimersByTime(3999);
    expect(begun()).toBe(0);
    jest.advanceTimersByTime(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun()).toBe(1);
  });

  it('of a borrower who leaves after a second are persisted too', () => {
    persistLastReads(services);
    jest.advanceTimersByTime(1000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(begun()).toBe(1);
  });

  it('are read for a borrower who has waited two seconds for a response', () => {
    const late = { queryKey: ['late'], queryFn: async () => new Promise<never>(() => undefined) };
    services.queries.query(late).catch(() => undefined);
    persistLastReads(services);
    jest.advanceTimersByTime(1999);
    expect(begun()).toBe(0);
    jest.advanceTimersByTime(2);
    expect(begun()).toBe(1);
  });

  it('are read for a borrower whose request has failed after two seconds', async () => {
    const failed = {
      queryKey: ['failed'],
      retry: false,
      queryFn: async () => Promise.reject(new Error('no')),
    };
    await services.queries.query(failed).catch(() => undefined);
    persistLastReads(services);
    jest.advanceTimersByTime(1999);
    expect(begun()).toBe(0);
    jest.advanceTimersByTime(2);
    expect(begun()).toBe(1);
  });

  it('are read at once for a borrower who is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    persistLastReads(services);
    expect(begun()).toBe(1);
  });
});

describe('the app’s files', () => {
  const register = jest.fn(async (..._given: unknown[]) => Promise.resolve());
  let isLoaded: boolean;
  beforeEach(() => {
    isLoaded = true;
    document.head.innerHTML = '<meta name="build" content="b1">';
    Reflect.set(navigator, 'serviceWorker', { register });
    jest
      .spyOn(document, 'readyState', 'get')
      .mockImplementation(() => (isLoaded ? 'complete' : 'interactive'));
  });
  afterEach(() => {
    register.mockClear();
    document.head.innerHTML = '';
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('are cached after four seconds on a screen', async () => {
    registerServiceWorker();
    await jest.advanceTimersByTimeAsync(3999);
    expect(register).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2);
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('are cached only after the page has finished loading', async () => {
    isLoaded = false;
    registerServiceWorker();
    await jest.advanceTimersByTimeAsync(5000);
    expect(register).not.toHaveBeenCalled();
    isLoaded = true;
    window.dispatchEvent(new Event('load'));
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('are not cached for a borrower who saves data', async () => {
    registerServiceWorker();
    Reflect.set(navigator, 'connection', { saveData: true });
    await jest.advanceTimersByTimeAsync(5000);
    expect(register).not.toHaveBeenCalled();
  });
});
