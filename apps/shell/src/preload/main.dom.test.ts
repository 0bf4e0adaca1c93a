import type { WireResponse } from '@clearloan/api-client';
import { pathTo } from '@clearloan/routes';

// As in the build of the preload script, JSX creates DOM nodes.
jest.mock('react/jsx-runtime', () =>
  jest.requireActual<object>('../../../../libs/app-runtime/src/preload/jsx-dom'),
);

const fetchCall = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  localStorage.setItem('clearloan.login', '{"sessionId":"s-1"}');
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  delete window.preloadedResponses;
  fetchCall.mockReset().mockImplementation(() => Promise.resolve(new Response('{"code":0}')));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchCall as unknown as typeof fetch);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = async (address: string = pathTo('main')) => {
  window.history.replaceState(null, '', address);
  await import('./main');
  return fetchCall.mock.calls.map(([to]) => to);
};
const giveBrand = (text: string) => {
  document.head.innerHTML = `<script type="application/json" id="brand">${text}</script>`;
};

const unfinished = 'orderType=unfinished&pageNum=1&pageSize=5';
const ofHome = (prefix: string, carried: string) => [
  `${prefix}/v5/index/index?${carried}`,
  `${prefix}/v3/personal-center/order-list?${carried}&${unfinished}`,
];

it('a borrower’s home is requested with their session, in the language of the app', async () => {
  expect(await open()).toEqual(ofHome('/api', 'sessionId=s-1&lang=en'));
  expect(fetchCall.mock.calls[0]?.[1]).toMatchObject({
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    credentials: 'omit',
    cache: 'no-store',
  });
  const answers = await Promise.all([
    ...(window.preloadedResponses ?? new Map<string, Promise<WireResponse>>()).values(),
  ]);
  expect(answers).toMatchObject([{ status: 200, text: '{"code":0}' }, { text: '{"code":0}' }]);
});

it('the app consumes the page’s requests and sends none again', async () => {
  await open();
  const { createServices } = await import('../runtime/shell-services');
  const { client } = createServices();
  const { features } = await import('../map/features');
  const { preloadRequestsOf, provideScreens } = await import('../map/screens');
  provideScreens(features);
  client.preload(preloadRequestsOf('/', true));
  expect(fetchCall).toHaveBeenCalledTimes(2);
  client.stopCalls();
  client.preload(preloadRequestsOf('/', true));
  expect(fetchCall).toHaveBeenCalledTimes(4);
});

it('the preload uses the brand of the page and the borrower’s language', async () => {
  giveBrand('{"prefix":"/lender","languages":["id","zh"]}');
  localStorage.setItem('clearloan.language', 'zh');
  expect(await open()).toEqual(ofHome('/lender', 'sessionId=s-1&lang=zh'));
});

it('the preload sends the stored campaign parameters', async () => {
  localStorage.setItem('clearloan.parameters', 'channel=ads&utm_source=x');
  expect(await open()).toEqual(ofHome('/api', 'channel=ads&utm_source=x&sessionId=s-1&lang=en'));
  expect(fetchCall.mock.calls[0]?.[1].headers).toMatchObject({ 'X-Channel': 'ads' });
});

it('a visitor’s home is requested without a session', async () => {
  localStorage.setItem('clearloan.login', '{"sessionId":5');
  expect(await open()).toEqual(['/api/v4/index/home-page?lang=en']);
});

const toPay = {
  orderId: 'o-1',
  productName: 'Everyday loan',
  periodNo: 3,
  periods: 6,
  paidPeriods: 2,
  dueTime: '2026-11-24',
  amount: '2142.31',
  left: '8569.24',
  overdueDays: 0,
  penalty: '0.00',
  penaltyTax: '0.00',
  penaltyPerDay: '0.00',
};
const homeToPay = { code: 0, data: { list: [{ type: 'REPAY', items: [toPay] }], tools: [] } };

const messagesOfHome = {
  'cMCU+N': ['Pay by ', ['day']],
  ub6MsP: [['0', 'plural', { one: ['Due in ', '#', ' day'], other: ['Due in ', '#', ' days'] }]],
};
const fourDaysBefore = { 'X-Business-Time': '2026-11-20T03:44:00Z' };

/** Opens a built page with two strings of home. Returns the slip's text after the responses arrive. */
async function openSlip(address: string) {
  const answer = () => new Response(JSON.stringify(homeToPay), { headers: fourDaysBefore });
  fetchCall.mockImplementation(() => Promise.resolve(answer()));
  const words = { language: 'en', parts: ['home'], messages: messagesOfHome };
  document.body.innerHTML =
    `<div class="cl-printed"><section class="cl-slip">${'<span></span>'.repeat(4)}</section></div>` +
    `<script type="application/json" id="words">${JSON.stringify(words)}</script>`;
  await open(address);
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('.cl-slip')?.textContent;
}

describe('before hydration', () => {
  it('a borrower’s home shows what to pay and by when', async () => {
    expect(await openSlip('/')).toBe('Everyday loanDue in 4 daysPay by Tue 24 Nov¥2,142.31¥2,142.31');
  });

  it('the page has the borrower’s theme and text size', async () => {
    localStorage.setItem('clearloan.theme', 'dark');
    localStorage.setItem('clearloan.text-size', 'large');
    await openSlip('/');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('data-text-size', 'large');
  });

  it('the amount has the currency of the lender’s market', async () => {
    giveBrand('{"market":"india"}');
    expect(await openSlip('/')).toContain('₹2,142.31');
  });

  it.each([
    ['a borrower who hides amounts', '/', 'clearloan.amounts-hidden', 'yes'],
    ['a visitor', '/', 'clearloan.login', ''],
    ['another screen', '/orders', 'clearloan.amounts-hidden', 'no'],
  ])('the slip of %s stays empty', async (_whose, address, entry, value) => {
    localStorage.setItem(entry, value);
    expect(await openSlip(address)).toBe('');
  });
});

describe('no request is sent before hydration', () => {
  it.each([
    ['an address with a session', () => open('/?sessionId=s-2')],
    ['an address with a session in its fragment', () => open('/#/?sessionId=s-2')],
    ['an address with parameters', () => open('/?channel=ads')],
    ['a screen without reads', () => open('/help')],
    [
      'a shared device',
      () => {
        localStorage.setItem('clearloan.shared-phone', 'yes');
        return open();
      },
    ],
    [
      'a native shell, which may provide another session',
      async () => {
        Reflect.set(window, 'ClearloanHost', {});
        const asked = await open();
        Reflect.deleteProperty(window, 'ClearloanHost');
        return asked;
      },
    ],
    [
      'a page whose brand cannot be read',
      () => {
        giveBrand('{');
        return open();
      },
    ],
    ['an address that cannot be read', () => open('/orders/%E0%A4')],
  ])('for %s', async (_what, come) => {
    expect(await come()).toEqual([]);
  });
});

describe('home, which is prerendered for a visitor and for a borrower,', () => {
  const prerendered = () => {
    document.body.innerHTML =
      '<div id="app" data-prerendered="/ en borrower"><p>Hide amounts</p></div>' +
      '<template data-prerendered="/ en visitor"><p>Log in</p></template>';
  };
  const shown = () => {
    const place = document.getElementById('app');
    return [place?.textContent, place?.dataset['prerendered']];
  };

  it('shows the borrower’s version when logged in', async () => {
    prerendered();
    await open();
    expect(shown()).toEqual(['Hide amounts', '/ en borrower']);
  });

  it('shows the visitor’s version when logged out', async () => {
    localStorage.clear();
    prerendered();
    await open();
    expect(shown()).toEqual(['Log in', '/ en visitor']);
  });
});
