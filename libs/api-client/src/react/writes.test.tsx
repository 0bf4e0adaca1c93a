import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { count, get, money, noRequest, object, postRaw } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { ApiProvider } from './api-provider';
import { createQueryClient } from './query-client';
import { checking } from './checking';
import { useMoneyWrite } from './use-money-write';
import { useRead } from './use-read';
import { useWrite } from './use-write';

const base = 'http://localhost/api';
const left = get('/left', { request: noRequest, data: object({ left: count }), about: ['repayment'] });
const pay = postRaw('/pay', {
  request: object({ amount: money }),
  data: object({ left: count }),
  idempotent: true,
  changes: ['repayment'],
});

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function render<Value>(hook: () => Value, { client, shown } = clientForTests()) {
  const queries = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} queries={queries}>
      {children}
    </ApiProvider>
  );
  return { ...renderHook(hook, { wrapper }), shown };
}
const ok = (data: unknown) => HttpResponse.json({ code: 0, message: '', data });

it.each([
  ['', () => useWrite(pay)],
  [', also where it is looked after until its outcome is known', () => useMoneyWrite(pay)],
])('a double tap in the same tick pays once%s', async (_where, write) => {
  let paid = 0;
  server.use(http.post(`${base}/pay`, () => ok({ left: 10 - ++paid })));
  const { result } = render<Pick<ReturnType<typeof useWrite<typeof pay>>, 'run'>>(write);
  await act(async () => {
    const [first, second] = await Promise.all([
      result.current.run({ amount: 100 }),
      result.current.run({ amount: 100 }),
    ]);
    expect(second).toBe(first);
  });
  expect(paid).toBe(1);
});

it('after a payment, what is left to pay is read again', async () => {
  let remaining = 10;
  server.use(
    http.get(`${base}/left`, () => ok({ left: remaining })),
    http.post(`${base}/pay`, () => ok({ left: --remaining })),
  );
  const { result } = render(() => ({ read: useRead(left, {}), write: useWrite(pay) }));
  await waitFor(() => {
    expect(result.current.read.data?.left).toBe(10);
  });
  await act(() => result.current.write.run({ amount: 100 }));
  await waitFor(() => {
    expect(result.current.read.data?.left).toBe(9);
  });
});

it('a poll that is refused says nothing over the screen', async () => {
  server.use(
    http.get(`${base}/left`, () => HttpResponse.json({ code: 1006, message: 'Too many.', data: null })),
  );
  const { result, shown } = render(() => useRead(left, {}, { everyMs: 60_000 }));
  await waitFor(() => {
    expect(result.current.error).toMatchObject({ kind: 'Business', message: 'Too many.' });
  });
  expect(shown).toEqual([]);
});

it('a refused write leaves its sentence beside the button and can be tried again', async () => {
  server.use(
    http.post(`${base}/pay`, () =>
      HttpResponse.json({ code: 1302, message: 'Pay at most 5.00.', data: null }),
    ),
  );
  const { result } = render(() => useWrite(pay));
  await act(() => result.current.run({ amount: 100 }));
  expect(result.current).toMatchObject({
    isBusy: false,
    failure: { kind: 'Business', message: 'Pay at most 5.00.' },
  });
});

describe('a payment whose answer is lost', () => {
  const keys: (string | null)[] = [];
  const answerInTurn = (...answers: (() => Response)[]) => {
    keys.length = 0;
    server.use(
      http.post(`${base}/pay`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? HttpResponse.error();
      }),
    );
  };
  const fakeTime = () =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });

  it('is checked with the same key until the lender answers, and toasts only once', async () => {
    answerInTurn(
      () => HttpResponse.error(),
      () => new HttpResponse('<html>', { status: 502 }),
      () => ok({ left: 1 }),
    );
    fakeTime();
    const { result, shown } = render(() => useMoneyWrite(pay));
    let outcome: unknown;
    act(() => {
      void result.current.run({ amount: 100 }).then((known) => (outcome = known));
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(result.current.phase).toBe('checking');
    await act(() => jest.advanceTimersByTimeAsync(checking.firstWaitMs * 3));
    expect(outcome).toEqual({ ok: true, data: { left: 1 } });
    expect(result.current.phase).toBe('idle');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(shown).toHaveLength(1);
  });

  it('after five minutes the screen says that the lender is out of reach, and goes on asking on a tap', async () => {
    answerInTurn(() => HttpResponse.error());
    fakeTime();
    const { result } = render(() => useMoneyWrite(pay));
    act(() => {
      void result.current.run({ amount: 100 });
    });
    await act(() => jest.advanceTimersByTimeAsync(checking.totalMs * 2));
    expect(result.current.phase).toBe('unreachable');
    const asked = keys.length;
    answerInTurn(() => ok({ left: 1 }));
    await act(() => result.current.checkAgain());
    expect(asked).toBeGreaterThan(5);
    expect(result.current.phase).toBe('idle');
    expect(keys).toEqual(['key-1']);
  });
});

it('a payment tapped without a network was never sent: it says so at once, and the next tap sends it', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(`${base}/pay`, async ({ request }) => (sent.push(await request.json()), ok({ left: 1 }))),
  );
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.post(`${base}/pay`, () => HttpResponse.error(), { once: true }));
  const { result, shown } = render(() => useMoneyWrite(pay, { name: 'pay o1', onResumed: jest.fn() }));
  await act(() => result.current.run({ amount: 100 }));
  expect(result.current).toMatchObject({ phase: 'idle', failure: { kind: 'Network' } });
  expect(shown).toEqual(['toast: say offline']);
  expect(sessionStorage.getItem('clearloan.under-way.pay o1')).toBeNull();
  onLine.mockReturnValue(true);
  await act(() => result.current.run({ amount: 100 }));
  expect(result.current).toMatchObject({ phase: 'idle', failure: null });
  expect(sent).toHaveLength(1);
  onLine.mockRestore();
});

describe('a payment that a reload cuts off', () => {
  const resumption = (onResumed = jest.fn()) => ({ name: 'pay o1', onResumed });
  const keys: (string | null)[] = [];
  const amounts: unknown[] = [];
  const answer = (reply: () => Response | Promise<Response>) => {
    server.use(
      http.post(`${base}/pay`, async ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        amounts.push(await request.json());
        return reply();
      }),
    );
  };
  const never = () => new Promise<Response>(() => undefined);
  beforeEach(() => {
    keys.length = 0;
    amounts.length = 0;
  });

  it('is asked about with the same words and key when the screen is back, and its outcome is followed', async () => {
    answer(never);
    const { result, unmount } = render(() => useMoneyWrite(pay, resumption()));
    act(() => {
      void result.current.run({ amount: 100 });
    });
    await waitFor(() => {
      expect(keys).toHaveLength(1);
    });
    unmount();
    answer(() => ok({ left: 1 }));
    const onResumed = jest.fn();
    const again = render(() => useMoneyWrite(pay, resumption(onResumed)));
    expect(again.result.current.phase).toBe('checking');
    await waitFor(() => {
      expect(onResumed).toHaveBeenCalledWith({ ok: true, data: { left: 1 } });
    });
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(amounts[1]).toEqual(amounts[0]);
  });

  it('has one key though the screen that was left hears the last word while the one that came back still asks', async () => {
    const phone = clientForTests();
    let pay1: (reply: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (pay1 = resolve)));
    const left = render(() => useMoneyWrite(pay, resumption()), phone);
    act(() => {
      void left.result.current.run({ amount: 100 });
    });
    await waitFor(() => {
      expect(keys).toHaveLength(1);
    });
    left.unmount();
    answer(() => HttpResponse.json({ code: 1004, message: 'Still at it.', data: null }));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
    const onResumed = jest.fn();
    render(() => useMoneyWrite(pay, resumption(onResumed)), phone);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(keys).toHaveLength(2);
    pay1(ok({ left: 1 }));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    answer(() => ok({ left: 1 }));
    await act(() => jest.advanceTimersByTimeAsync(checking.firstWaitMs));
    expect(onResumed).toHaveBeenCalledWith({ ok: true, data: { left: 1 } });
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it.each([
    ['paid', () => ok({ left: 1 })],
    ['refused', () => HttpResponse.json({ code: 1302, message: 'No.', data: null })],
  ])('that was %s before is not sent again', async (_what, reply) => {
    answer(reply);
    const { result, unmount } = render(() => useMoneyWrite(pay, resumption()));
    await act(() => result.current.run({ amount: 100 }));
    unmount();
    const again = render(() => useMoneyWrite(pay, resumption()));
    expect(again.result.current.phase).toBe('idle');
    expect(keys).toHaveLength(1);
  });

  it('of another loan, or in words that make no sense, is left alone', () => {
    sessionStorage.setItem('clearloan.under-way.pay o2', '{"amount":"1.00"}');
    sessionStorage.setItem('clearloan.under-way.pay o1', '{"amount":');
    const { result } = render(() => useMoneyWrite(pay, resumption()));
    expect(result.current.phase).toBe('idle');
  });
});
