import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { openScreens } from '../testing/open-screens';
import { activateLanguage, type CatalogLoader } from '../i18n/catalogs';
import { ChunkLoadError, loadScreen, type ScreenParts } from './load-screen';
import { lazyScreen } from './lazy-screen';
import { allowRecovery } from './recovery';

const Pay = () => <h1>Pay</h1>;
const gone = async (): Promise<ComponentType> => Promise.reject(new Error('Failed to fetch'));

beforeEach(async () => {
  jest.useFakeTimers();
  // React logs each error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await activateLanguage('en');
});

afterEach(() => {
  allowRecovery(undefined);
  jest.restoreAllMocks();
  sessionStorage.clear();
  jest.useRealTimers();
});

const pass = async (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

function visit(parts: ScreenParts) {
  const { router } = openScreens([
    { path: '/', element: <Link to="/pay">To pay</Link> },
    { path: '/pay', Component: lazyScreen(parts) },
  ]);
  return { router, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

describe('a lazy screen', () => {
  it('keeps the old screen visible until it is loaded, without a fallback', async () => {
    let arrive: (page: ComponentType) => void = () => undefined;
    const { user } = visit({ page: async () => new Promise((resolve) => (arrive = resolve)) });
    await user.click(screen.getByText('To pay'));
    await pass(5_000);
    expect(screen.getByText('To pay')).toBeInTheDocument();
    arrive(Pay);
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Pay' })).toBeInTheDocument();
  });

  it('is fetched again after 1 s when the first attempt fails', async () => {
    const page = jest.fn(gone).mockRejectedValueOnce(new Error('cut off')).mockResolvedValueOnce(Pay);
    const { user } = visit({ page });
    await user.click(screen.getByText('To pay'));
    await pass(999);
    expect(page).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(screen.getByRole('heading', { name: 'Pay' })).toBeInTheDocument();
  });

  it('is prefetched once for any number of links, and again after a failed attempt', async () => {
    const page = jest.fn(async () => Promise.resolve(Pay)).mockImplementationOnce(gone as never);
    const { preload } = lazyScreen({ page });
    preload();
    await pass(0);
    for (let touch = 0; touch < 5; touch += 1) preload();
    expect(page).toHaveBeenCalledTimes(2);
  });

  it('loads the catalog of its feature in the current language', async () => {
    const catalog = jest.fn<ReturnType<CatalogLoader>, Parameters<CatalogLoader>>(async () =>
      Promise.resolve({ messages: {} }),
    );
    await activateLanguage('id');
    await loadScreen({ page: async () => Promise.resolve(Pay), catalog });
    expect(catalog).toHaveBeenCalledWith('id');
  });

  it('shows a failure after two failed attempts, and Retry fetches and shows it', async () => {
    const page = jest.fn(gone);
    const { user, router } = visit({ page });
    await user.click(screen.getByText('To pay'));
    await pass(1_000);
    expect(
      screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument();
    expect(screen.getByText('This page did not open')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/pay');

    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(1_000);
    expect(page).toHaveBeenCalledTimes(4);
    expect(screen.getByText('This page did not open')).toBeInTheDocument();

    page.mockResolvedValueOnce(Pay);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Pay' })).toBeInTheDocument();
  });

  it('stays loaded on later visits after a retry', async () => {
    const page = jest.fn(gone);
    const { user, router } = visit({ page });
    await user.click(screen.getByText('To pay'));
    await pass(1_000);
    page.mockResolvedValueOnce(Pay);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await pass(0);
    await act(async () => router.navigate('/'));
    await user.click(screen.getByText('To pay'));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Pay' })).toBeInTheDocument();
    expect(page).toHaveBeenCalledTimes(3);
  });

  it('rejects with a ChunkLoadError after 120 s', async () => {
    const never = async () => new Promise<ComponentType>(() => undefined);
    const outcome = loadScreen({ page: never }).catch((error: unknown) => error);
    await pass(119_999);
    let isOver = false;
    void outcome.then(() => (isOver = true));
    await pass(0);
    expect(isOver).toBe(false);
    await pass(1);
    const error = await outcome;
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toHaveProperty('name', 'ChunkLoadError');
  });
});

describe('an old tab after a deploy', () => {
  const reload = jest.fn();
  const allow = (mayReload = true) => {
    allowRecovery({ buildId: 'build-1', mayReload: () => mayReload, reload });
  };

  it('reloads the document once and keeps the old screen visible until then', async () => {
    allow();
    const { user } = visit({ page: gone });
    await user.click(screen.getByText('To pay'));
    await pass(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('To pay')).toBeInTheDocument();
  });

  it('shows the failure when the same build fails a second time', async () => {
    allow();
    void lazyScreen({ page: gone })
      .load()
      .catch(() => undefined);
    await pass(1_000);
    const { user } = visit({ page: gone });
    await user.click(screen.getByText('To pay'));
    await pass(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByText('This page did not open')).toBeInTheDocument();
  });

  it('may reload again only after the screen that failed has loaded', async () => {
    allow();
    const page = jest.fn(gone);
    const target = lazyScreen({ page });
    void target.load().catch(() => undefined);
    await pass(1_000);
    await lazyScreen({ page: async () => Promise.resolve(Pay) }).load();
    expect(sessionStorage).toHaveLength(1);
    page.mockResolvedValueOnce(Pay);
    await target.load();
    expect(sessionStorage).toHaveLength(0);
  });

  it('never reloads during a write', async () => {
    allow(false);
    void lazyScreen({ page: gone })
      .load()
      .catch(() => undefined);
    await pass(1_000);
    expect(reload).not.toHaveBeenCalled();
  });

  it('never reloads on a device that cannot store the number of reloads', async () => {
    allow();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    void lazyScreen({ page: gone })
      .load()
      .catch(() => undefined);
    await pass(1_000);
    expect(reload).not.toHaveBeenCalled();
    full.mockRestore();
  });
});
