import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { get, id, money, nothing, noRequest, object, postRaw } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { CallError } from './call-error';

const base = 'http://localhost/api';
const readLoan = get('/loan', { request: object({ orderId: id }), data: object({ amount: money }) });
const readHome = get('/home', { request: noRequest, data: object({ amount: money }) });
const sendForReview = postRaw('/review', {
  request: object({ orderId: id }),
  data: nothing,
  invalidatesTags: ['loans'],
});
const countScreens = postRaw('/timings', { request: noRequest, data: nothing, quiet: true });
const early = [{ path: '/loan', fields: { orderId: 'A 1' } }];

const server = setupServer();
const asked: Request[] = [];
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  const answer = ({ request }: { request: Request }) => {
    asked.push(request);
    return HttpResponse.json({ code: 0, message: '', data: { amount: `${asked.length}.00` } });
  };
  server.use(http.get(`${base}/loan`, answer), http.get(`${base}/home`, answer));
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => {
  server.close();
});

it('a preloaded read is sent once, and the screen consumes and reports its response', async () => {
  const { client, reports } = clientForTests();
  client.preload(early);
  client.preload(early);
  await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(asked[0]?.headers.get('x-app-id')).toBe('app-1');
  const { searchParams } = new URL(asked[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({ lang: 'en', orderId: 'A 1' });
  expect(reports).toMatchObject([{ path: '/loan', outcome: 'success' }]);
  await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 200 });
});

it('a preloaded read that the screen waits for is not sent again', async () => {
  const { client } = clientForTests();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(`${base}/loan`, async ({ request }) => {
      asked.push(request);
      await answered;
      return HttpResponse.json({ code: 0, message: '', data: { amount: '1.00' } });
    }),
  );
  client.preload(early);
  const own = client.perform(readLoan, { orderId: 'A 1' });
  await until(() => asked.length === 1);
  client.preload(early);
  answer();
  await expect(own).resolves.toEqual({ amount: 100 });
  expect(asked).toHaveLength(1);
});

it('another read, another borrower and a later request are sent again', async () => {
  const { client, session } = clientForTests();
  client.preload(early);
  await client.perform(readHome, {});
  await client.perform(readLoan, { orderId: 'B' });
  session.saveLogin({ sessionId: 'somebody' });
  await client.perform(readLoan, { orderId: 'A 1' });
  expect(asked).toHaveLength(4);
  session.saveLogin(null);
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 20_000);
  await client.perform(readLoan, { orderId: 'A 1' });
  expect(asked).toHaveLength(5);
});

it('a response preloaded for a borrower who logged out is not shown to the next borrower', async () => {
  const { client } = clientForTests();
  client.preload(early);
  client.stopCalls();
  await client.perform(readLoan, { orderId: 'A 1' });
  expect(asked).toHaveLength(2);
});

it('a preload without a network fails the screen like every other read', async () => {
  server.use(http.get(`${base}/loan`, () => HttpResponse.error()));
  const { client, reports } = clientForTests();
  client.preload(early);
  const failure = await client.perform(readLoan, { orderId: 'A 1' }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  expect(failure).toMatchObject({ kind: 'Network', message: 'say network' });
  expect(reports).toMatchObject([{ path: '/loan', outcome: 'Network' }]);
});

describe('after a write the borrower sees the changed loan', () => {
  /** The lender's state: a read returns the state at the time it was received. */
  let reviewed: string;
  let meetWrite: () => Promise<void>;
  beforeEach(() => {
    reviewed = '0.00';
    meetWrite = () => Promise.resolve();
    const done = { code: 0, message: '', data: null };
    server.use(
      http.get(`${base}/loan`, ({ request }) => {
        asked.push(request);
        return HttpResponse.json({ code: 0, message: '', data: { amount: reviewed } });
      }),
      http.post(`${base}/review`, async () => {
        await meetWrite();
        reviewed = '1.00';
        return HttpResponse.json(done);
      }),
      http.post(`${base}/timings`, () => HttpResponse.json(done)),
    );
  });

  it('when the loan was preloaded before the write', async () => {
    const { client } = clientForTests();
    client.preload(early);
    await client.perform(sendForReview, { orderId: 'A 1' });
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
  });

  it('when the loan was preloaded during the write', async () => {
    const { client } = clientForTests();
    meetWrite = async () => {
      client.preload(early);
      await until(() => asked.length === 1);
    };
    await client.perform(sendForReview, { orderId: 'A 1' });
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
  });

  it('when the response of the write was lost', async () => {
    const { client } = clientForTests();
    server.use(
      http.post(`${base}/review`, () => {
        reviewed = '1.00';
        return HttpResponse.error();
      }),
    );
    client.preload(early);
    await expect(client.perform(sendForReview, { orderId: 'A 1' })).rejects.toThrow(CallError);
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
  });

  it('when the loan was preloaded after the screen had requested it', async () => {
    const { client } = clientForTests();
    const own = client.perform(readLoan, { orderId: 'A 1' });
    client.preload(early);
    await own;
    expect(asked).toHaveLength(1);
    reviewed = '1.00';
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
  });

  it('and a write without tags discards no preloaded response', async () => {
    const { client } = clientForTests();
    client.preload(early);
    await client.perform(countScreens, {});
    await client.perform(readLoan, { orderId: 'A 1' });
    expect(asked).toHaveLength(1);
  });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe('a response that the page preloaded before the app started', () => {
  const address = `${base}/loan?appId=app-1&channel=ads&lang=en&orderId=A+1`;
  const answer = (text: string) => Promise.resolve({ status: 200, text, headers: new Headers() });
  const loan = '{"code":0,"message":"","data":{"amount":"9.00"}}';

  it('is consumed and reported once, without a second request', async () => {
    const { client, reports } = clientForTests({ preloadedResponses: new Map([[address, answer(loan)]]) });
    client.preload(early);
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 900 });
    expect(asked).toHaveLength(0);
    expect(reports).toMatchObject([{ path: '/loan', outcome: 'success' }]);
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
  });

  it('fails like every other read without a network', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'));
    const { client } = clientForTests({ preloadedResponses: new Map([[address, failed]]) });
    const failure = await client.perform(readLoan, { orderId: 'A 1' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: 'Network' });
  });

  it('is never shown to another borrower', async () => {
    const { client, session } = clientForTests({ preloadedResponses: new Map([[address, answer(loan)]]) });
    session.saveLogin({ sessionId: 'somebody' });
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 100 });
    session.saveLogin(null);
    client.stopCalls();
    await expect(client.perform(readLoan, { orderId: 'A 1' })).resolves.toEqual({ amount: 200 });
  });
});
