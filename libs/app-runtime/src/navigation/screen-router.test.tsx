import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useSearchParams } from 'react-router-dom';
import { activateLanguage } from '../i18n/catalogs';
import { openScreens } from '../testing/open-screens';
import { Redirect } from './screen-router-provider';

/** The update callback of the view transition: renders the next screen. */
let draw: (() => void) | undefined;
const startViewTransition = jest.fn((update: () => void) => {
  draw = update;
});

const haveCores = (count: number) => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { configurable: true, value: count });
};
const wantNoMotion = (matches: boolean) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches });
};

beforeEach(() => activateLanguage('en'));

function Loans() {
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <h1>Loans</h1>
      <button onClick={() => setSearch({ _tab: 'paid' }, { preventScrollReset: true })}>
        {search.get('_tab') ?? 'all'}
      </button>
    </>
  );
}

const routes = [
  {
    path: '/',
    element: (
      <>
        <h1>Home</h1>
        <Link to="/orders">To my loans</Link>
      </>
    ),
  },
  { path: '/orders', element: <Loans /> },
  { path: '/mine', element: <h1>Me</h1> },
  { path: '/old', element: <Redirect to="/mine" /> },
];
const open = (at = '/', prepare?: Parameters<typeof openScreens>[1]) =>
  openScreens(routes, { at, ...prepare });
const heading = () => screen.getByRole('heading').textContent;

describe('the screen router', () => {
  it('opens the next screen from a link and the previous one on Back, each with its address', async () => {
    const { router, port } = open();
    await userEvent.click(screen.getByRole('link'));
    expect([heading(), port.address().pathname]).toEqual(['Loans', '/orders']);
    await act(() => router.navigate(-1));
    expect([heading(), port.address().pathname]).toEqual(['Home', '/']);
    await act(() => router.navigate(1));
    expect(heading()).toBe('Loans');
  });

  it('leaves no history entry for a screen that redirects', async () => {
    const { router, port } = open();
    await act(() => router.navigate('/old'));
    expect(heading()).toBe('Me');
    expect(port.length()).toBe(2);
    await act(() => router.navigate(-1));
    expect(heading()).toBe('Home');
  });

  it('redirects when the app opens on such a screen', () => {
    const { port } = open('/old');
    expect([heading(), port.length()]).toEqual(['Me', 1]);
  });

  it('opens an address with an invalid escape (%E0%A4%A)', async () => {
    const { router } = open();
    await act(() => router.navigate('/orders?_tab=%E0%A4%A'));
    expect(heading()).toBe('Loans');
  });
});

describe('while the next screen loads', () => {
  it('the old screen and its address stay, and a second navigation replaces the first', async () => {
    const arrivals = new Map<string, () => void>();
    const { router, port } = open('/', {
      prepare: ({ to }) => new Promise<void>((resolve) => arrivals.set(to.pathname, resolve)),
    });
    act(() => void router.navigate('/orders'));
    expect([heading(), port.address().pathname, router.state.pending?.pathname]).toEqual([
      'Home',
      '/',
      '/orders',
    ]);
    act(() => void router.navigate('/mine'));
    await act(async () => Promise.resolve(arrivals.get('/orders')?.()));
    expect(heading()).toBe('Home');
    await act(async () => Promise.resolve(arrivals.get('/mine')?.()));
    expect([heading(), port.address().pathname, port.length()]).toEqual(['Me', '/mine', 2]);
  });
});

describe('the scroll position', () => {
  const scrollTo = jest.fn((_left: number, top: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  });
  beforeEach(() => {
    scrollTo.mockClear();
    window.scrollTo = scrollTo as never;
    scrollTo(0, 0);
  });

  it('is at the top of a new screen, is restored on Back, and stays when a tab changes', async () => {
    const { router } = open();
    scrollTo(0, 700);
    await act(() => router.navigate('/orders'));
    expect(window.scrollY).toBe(0);
    scrollTo(0, 300);
    await userEvent.click(screen.getByRole('button'));
    expect(window.scrollY).toBe(300);
    await act(() => router.navigate(-2));
    expect([heading(), window.scrollY]).toEqual(['Home', 700]);
  });

  it('is restored after a reload of the same address', () => {
    const { unmount } = open('/mine');
    scrollTo(0, 450);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    scrollTo(0, 0);
    open('/mine');
    expect(window.scrollY).toBe(450);
  });
});

describe('the view transition between screens', () => {
  beforeEach(() => {
    startViewTransition.mockClear();
    wantNoMotion(false);
    haveCores(8);
    Object.defineProperty(document, 'startViewTransition', {
      configurable: true,
      value: startViewTransition,
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('runs forward and back', async () => {
    const { router } = open();
    await act(() => router.navigate('/orders'));
    expect(heading()).toBe('Home');
    act(() => draw?.());
    expect(heading()).toBe('Loans');
    await act(() => router.navigate(-1));
    act(() => draw?.());
    expect(heading()).toBe('Home');
    expect(startViewTransition).toHaveBeenCalledTimes(2);
  });

  it('ends on the last requested screen when the borrower navigates twice before it starts', async () => {
    const { router } = open();
    await act(() => router.navigate('/orders'));
    await act(() => router.navigate('/mine'));
    act(() => draw?.());
    expect(heading()).toBe('Me');
    expect(startViewTransition).toHaveBeenCalledTimes(1);
  });

  it('does not run for a tab of the same screen', async () => {
    const { router } = open();
    await act(() => router.navigate('/?_tab=paid'));
    expect(startViewTransition).not.toHaveBeenCalled();
  });

  it.each([
    ['prefers reduced motion', () => wantNoMotion(true)],
    ['has a device with two cores', () => haveCores(2)],
    ['has a browser without view transitions', () => Reflect.deleteProperty(document, 'startViewTransition')],
  ])('is skipped for a borrower who %s', async (_, prepare) => {
    prepare();
    const { router } = open();
    await act(() => router.navigate('/orders'));
    expect(heading()).toBe('Loans');
    expect(startViewTransition).not.toHaveBeenCalled();
  });
});
