import type { Prerendered } from '../preload/prerendered-for';

const sentCode = JSON.stringify({
  phone: '+6281255501234',
  atMs: Date.now(),
  waitSeconds: 60,
  codeLength: 6,
});

/** State that a device may have and no page knows: where it is stored, and how the screen shows it after hydration. */
const devices: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['without stored state', {}],
  ['that is shared', { 'clearloan.shared-phone': 'yes', 'clearloan.last-touch': String(Date.now()) }],
  ['with hidden amounts', { 'clearloan.amounts-hidden': 'yes' }],
  ['without Listen buttons', { 'clearloan.silent': 'yes' }],
  ['with the dark theme and large text', { 'clearloan.theme': 'dark', 'clearloan.text-size': 'large' }],
  ['with a number typed before', { 'clearloan.login.typed': '0812 5550' }],
  ['that waits for a code', { 'clearloan.code-sent.login': sentCode }],
];

const screens: readonly (readonly [string, Prerendered])[] = [
  ['the login', { path: '/login', language: 'hi', isLoggedIn: false }],
  ['a visitor’s home', { path: '/', language: 'id', isLoggedIn: false }],
  ['a borrower’s home', { path: '/', language: 'zh', isLoggedIn: true }],
];

const mockRoutesDrawn = jest.fn();
jest.mock('../map/screen-routes', () => {
  const actual = jest.requireActual<typeof import('../map/screen-routes')>('../map/screen-routes');
  const ScreenRoutes: typeof actual.ScreenRoutes = (props) => {
    mockRoutesDrawn();
    return actual.ScreenRoutes(props);
  };
  return { ...actual, ScreenRoutes };
});

const pending = () => new Promise<never>(() => undefined);
const faults = jest.fn();
let close: () => void = () => undefined;

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  faults.mockReset();
  jest.spyOn(console, 'error').mockImplementation(faults);
  jest.spyOn(globalThis, 'fetch').mockImplementation(pending);
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

/** Opens a prerendered page on a device, as `openApp` does after all code is loaded. */
async function open(
  wanted: Prerendered,
  kept: Readonly<Record<string, string>>,
  meanwhile: (place: HTMLElement) => void = () => undefined,
) {
  const { prerenderScreen, routerAt } = await import('./prerender');
  const { html, prerendered } = await prerenderScreen(wanted);
  // Ignore the warning that layout effects do not run on the server.
  faults.mockClear();
  mockRoutesDrawn.mockClear();
  const { drawFirst } = await import('../start-up/draw-first');
  const { onDemand } = await import('../map/features');
  const { createServices } = await import('../runtime/shell-services');
  for (const [entry, value] of Object.entries(kept)) {
    const isOfVisit = /typed|code-sent/.test(entry);
    (isOfVisit ? sessionStorage : localStorage).setItem(entry, value);
  }
  document.body.innerHTML = `<div id="app" data-prerendered="${prerendered}">${html}</div><p class="cl-not-opened"></p>`;
  const place = document.getElementById('app')!;
  meanwhile(place);
  const first = place.querySelector('.cl-page');
  const services = createServices();
  const router = routerAt(wanted.path);
  const root = drawFirst({ services, router, place, startOver: () => undefined, host: {}, onDemand });
  close = () => root.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  return { place, isKept: place.querySelector('.cl-page') === first };
}

describe.each(screens)('%s', (_screen, wanted) => {
  it.each(devices)('hydrates without changes on a device %s', async (_device, kept) => {
    const { place, isKept } = await open(wanted, kept);
    expect(faults.mock.calls).toEqual([]);
    expect(isKept).toBe(true);
    expect(place.dataset['prerendered']).toBeUndefined();
    expect(document.querySelector('.cl-not-opened')).toBeNull();
    expect(place.querySelector('button:disabled')).toBeNull();
  });
});

it('hydration renders the routes once, and device state renders only the parts that show it', async () => {
  await open(screens[2]![1], { 'clearloan.amounts-hidden': 'yes' });
  // Strict mode renders everything twice.
  expect(mockRoutesDrawn).toHaveBeenCalledTimes(2);
});

it('hydration shows the number typed before and the borrower’s stored choices', async () => {
  const { place } = await open(screens[0]![1], {
    'clearloan.login.typed': '0812 5550',
    'clearloan.shared-phone': 'yes',
    'clearloan.last-touch': String(Date.now()),
  });
  expect(place.querySelector<HTMLInputElement>('[type="tel"]')!.value).toBe('0812 5550');
  expect(place.querySelector<HTMLInputElement>('[type="checkbox"]')!.checked).toBe(true);
});

it('a checkbox ticked before hydration stays ticked, and the app stores it', async () => {
  await open(screens[0]![1], {}, (place) => {
    place.querySelector<HTMLInputElement>('[type="checkbox"]')!.click();
  });
  expect(localStorage.getItem('clearloan.shared-phone')).toBe('yes');
});

it('a page prerendered for another visitor is replaced by the right one, without an error', async () => {
  const { prerenderedFor } = await import('../preload/prerendered-for');
  const other = prerenderedFor({ ...screens[1]![1], isLoggedIn: true });
  const { isKept } = await open(screens[1]![1], { 'clearloan.login': '{"sessionId":"s-1"}' });
  expect(other).toBe('/ id borrower');
  expect(isKept).toBe(false);
  expect(faults.mock.calls).toEqual([]);
});

it('a mismatch between the page and the app is reported', async () => {
  await open(screens[1]![1], {}, (place) => {
    place.querySelector('.cl-skeleton-1')!.className = '';
  });
  expect(faults).toHaveBeenCalled();
});
