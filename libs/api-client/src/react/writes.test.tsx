import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { clientForTests } from '../testing/client-for-tests';
import { base, left, ok, pay, payLender, render } from '../testing/pay-lender';
import { checking } from './use-outcome-probe';
import { useMoneyWrite } from './use-money-write';
import { useRead } from './use-read';
import { useWrite } from './use-write';

const server = payLender();

it.each([
  [' with useWrite', () => useWrite(pay)],
  [' with useMoneyWrite', () => useMoneyWrite(pay)],
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

it('a payment refetches the amount that is left to pay', async () => {
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

it('a second tap while the saved data is refetched saves nothing twice', async () => {
  let saved = 0;
  let read: () => void = () => undefined;
  server.use(
    http.get(`${base}/left`, () => ok({ left: 10 }), { once: true }),
    http.get(`${base}/left`, async () => {
      await new Promise<void>((resolve) => (read = resolve));
      return ok({ left: 9 });
    }),
    http.post(`${base}/pay`, () => ok({ left: 10 - ++saved })),
  );
  const { result } = render(() => ({ read: useRead(left, {}), write: useWrite(pay) }));
  await waitFor(() => {
    expect(result.current.read.data?.left).toBe(10);
  });
  act(() => {
    void result.current.write.run({ amount: 100 });
  });
  await waitFor(() => {
    expect(result.current.read.isFetching).toBe(true);
  });
  expect(result.current.write.isBusy).toBe(true);
  const again = result.current.write.run({ amount: 100 });
  await act(async () => {
    read();
    await again;
  });
  expect(result.current.write.isBusy).toBe(false);
  expect(saved).toBe(1);
});

it('two different writes in a row are both sent, and each has its own outcome', async () => {
  const amounts: unknown[] = [];
  server.use(
    http.post(`${base}/pay`, async ({ request }) => {
      amounts.push(await request.json());
      return ok({ left: amounts.length });
    }),
  );
  const { result } = render(() => useWrite(pay));
  await act(async () => {
    const outcomes = await Promise.all([100, 200, 200].map((amount) => result.current.run({ amount })));
    expect(outcomes.map((outcome) => outcome.ok && outcome.data.left)).toEqual([1, 2, 2]);
  });
  expect(amounts).toEqual([{ amount: '1.00' }, { amount: '2.00' }]);
  expect(result.current.isBusy).toBe(false);
});

it('a rejected poll shows no toast, and a rejected first read does', async () => {
  const refuse = () => HttpResponse.json({ code: 1006, message: 'Too many.', data: null });
  server.use(http.get(`${base}/left`, refuse));
  const first = render(() => useRead(left, {}, { refetchInterval: () => false }));
  await waitFor(() => expect(first.shown).toEqual(['toast: Too many.']));
  first.unmount();
  server.use(
    http.get(`${base}/left`, () => HttpResponse.json({ code: 0, message: '', data: { left: '1.00' } }), {
      once: true,
    }),
  );
  const { result, shown } = render(() =>
    useRead(left, {}, { refetchInterval: ({ state: { data } }) => data !== undefined && 20 }),
  );
  await waitFor(() => {
    expect(result.current.error).toMatchObject({ kind: 'Business', message: 'Too many.' });
  });
  expect(shown).toEqual([]);
});

it('a rejected write shows its message next to the button and can be retried', async () => {
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

type AnyWrite = Pick<ReturnType<typeof useWrite<typeof pay>>, 'run'> & { isBusy?: boolean; phase?: string };
const isFree = ({ isBusy = false, phase = 'idle' }: AnyWrite): boolean => !isBusy && phase === 'idle';
function renderWrite<Of extends AnyWrite>(hook: () => Of) {
  const phone = clientForTests();
  return { ...render(hook, phone), client: phone.client };
}

describe.each([
  ['useWrite', () => renderWrite(() => useWrite(pay))],
  ['useMoneyWrite', () => renderWrite(() => useMoneyWrite(pay, { name: 'pay o1', onResumed: jest.fn() }))],
])('an unexpected error in %s', (_where, open) => {
  it('of the key sends nothing, and the next tap sends the payment', async () => {
    let paid = 0;
    server.use(http.post(`${base}/pay`, () => ok({ left: ++paid })));
    const { result, client } = open();
    const keyFor = jest.spyOn(client.keys, 'keyFor').mockImplementation(() => {
      throw new TypeError('randomUUID is not a function');
    });
    await act(() => expect(result.current.run({ amount: 100 })).rejects.toThrow(TypeError));
    expect(isFree(result.current)).toBe(true);
    expect(sessionStorage.getItem('clearloan.under-way.pay o1')).toBeNull();
    keyFor.mockRestore();
    await act(() => expect(result.current.run({ amount: 100 })).resolves.toMatchObject({ ok: true }));
    expect(isFree(result.current)).toBe(true);
    expect(paid).toBe(1);
  });
});

it('an unexpected error after a payment was sent leaves it to be checked with the same key', async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.post(`${base}/pay`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return ok({ left: 1 });
    }),
  );
  const { result, client } = renderWrite(() => useMoneyWrite(pay, { name: 'pay o1', onResumed: jest.fn() }));
  const follow = jest.spyOn(client.businessTime, 'follow').mockImplementationOnce(() => {
    throw new TypeError('no time');
  });
  await act(() => expect(result.current.run({ amount: 100 })).rejects.toThrow(TypeError));
  expect(result.current.phase).toBe('unreachable');
  expect(sessionStorage.getItem('clearloan.under-way.pay o1')).not.toBeNull();
  await act(() => result.current.checkAgain());
  expect(result.current.phase).toBe('idle');
  expect(keys).toEqual(['key-1', 'key-1']);
  follow.mockRestore();
});

describe('a payment whose response is lost', () => {
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

  it('is checked with the same key until the lender responds, and shows one toast', async () => {
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

  it('is reported as unreachable after five minutes, and a tap checks it again', async () => {
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

it('a payment without a network is not sent and fails at once, and the next tap sends it', async () => {
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
