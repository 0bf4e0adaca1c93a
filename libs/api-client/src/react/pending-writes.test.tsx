import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { codes } from '../declare';
import { clientForTests } from '../testing/client-for-tests';
import { base, ok, pay, payLender, render } from '../testing/pay-lender';
import { checking } from './use-outcome-probe';
import { useMoneyWrite } from './use-money-write';

const server = payLender();

describe('a payment interrupted by a reload', () => {
  const pendingWrite = (onResumed = jest.fn()) => ({ name: 'pay o1', onResumed });
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

  it('is checked with the same body and key when the screen reopens, until it has an outcome', async () => {
    answer(never);
    const { result, unmount } = render(() => useMoneyWrite(pay, pendingWrite()));
    act(() => {
      void result.current.run({ amount: 100 });
    });
    await waitFor(() => {
      expect(keys).toHaveLength(1);
    });
    unmount();
    answer(() => ok({ left: 1 }));
    const onResumed = jest.fn();
    const again = render(() => useMoneyWrite(pay, pendingWrite(onResumed)));
    expect(again.result.current.phase).toBe('checking');
    await waitFor(() => {
      expect(onResumed).toHaveBeenCalledWith({ ok: true, data: { left: 1 } });
    });
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(amounts[1]).toEqual(amounts[0]);
  });

  it('keeps one key when the closed screen gets the response while the reopened one checks', async () => {
    const phone = clientForTests();
    let pay1: (reply: Response) => void = () => undefined;
    answer(() => new Promise((resolve) => (pay1 = resolve)));
    const left = render(() => useMoneyWrite(pay, pendingWrite()), phone);
    act(() => {
      void left.result.current.run({ amount: 100 });
    });
    await waitFor(() => {
      expect(keys).toHaveLength(1);
    });
    left.unmount();
    answer(() => HttpResponse.json({ code: 1004, message: 'Still at it.', data: null }));
    fakeTime();
    const onResumed = jest.fn();
    render(() => useMoneyWrite(pay, pendingWrite(onResumed)), phone);
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
  ])('is not sent again when it was %s before the reload', async (_what, reply) => {
    answer(reply);
    const { result, unmount } = render(() => useMoneyWrite(pay, pendingWrite()));
    await act(() => result.current.run({ amount: 100 }));
    unmount();
    const again = render(() => useMoneyWrite(pay, pendingWrite()));
    expect(again.result.current.phase).toBe('idle');
    expect(keys).toHaveLength(1);
  });

  const entry = 'clearloan.under-way.pay o1';
  const refuse = (code: number) => () => HttpResponse.json({ code, message: 'Not now.', data: null });
  const fakeTime = () =>
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'] });
  const loseTheResponse = async (phone = clientForTests()) => {
    answer(() => HttpResponse.error());
    fakeTime();
    const view = render(() => useMoneyWrite(pay, pendingWrite()), phone);
    act(() => {
      void view.result.current.run({ amount: 100 });
    });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(view.result.current.phase).toBe('checking');
    return view;
  };

  it('is still polled after a poll that the lender limits', async () => {
    const { result } = await loseTheResponse();
    answer(refuse(codes.tooMany));
    await act(() => jest.advanceTimersByTimeAsync(checking.firstWaitMs));
    expect(keys).toHaveLength(2);
    expect(result.current.phase).toBe('checking');
    expect(sessionStorage.getItem(entry)).not.toBeNull();
    answer(() => ok({ left: 1 }));
    await act(() => jest.advanceTimersByTimeAsync(checking.firstWaitMs * checking.growth));
    expect(result.current.phase).toBe('idle');
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
    expect(sessionStorage.getItem(entry)).toBeNull();
  });

  it('is not polled without a session, and the next visit after a login polls it', async () => {
    const phone = clientForTests();
    const { result, unmount } = await loseTheResponse(phone);
    answer(refuse(codes.sessionExpired));
    await act(() => jest.advanceTimersByTimeAsync(checking.totalMs));
    expect(keys).toHaveLength(2);
    expect(result.current.phase).toBe('unreachable');
    await act(() => result.current.checkAgain());
    expect(result.current.phase).toBe('unreachable');
    unmount();
    expect(sessionStorage.getItem(entry)).not.toBeNull();
    answer(() => ok({ left: 1 }));
    const onResumed = jest.fn();
    render(() => useMoneyWrite(pay, pendingWrite(onResumed)), phone);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(onResumed).toHaveBeenCalledWith({ ok: true, data: { left: 1 } });
    expect(new Set(keys)).toEqual(new Set(['key-1']));
  });

  it.each([
    ['too many', codes.tooMany],
    ['session expired', codes.sessionExpired],
  ])('is over when its first attempt is refused with %s', async (_what, code) => {
    answer(refuse(code));
    const { result } = render(() => useMoneyWrite(pay, pendingWrite()));
    await act(() => result.current.run({ amount: 100 }));
    expect(result.current).toMatchObject({ phase: 'idle', failure: { code } });
    expect(keys).toHaveLength(1);
    expect(sessionStorage.getItem(entry)).toBeNull();
  });

  it('is ignored when it belongs to another loan or cannot be parsed', () => {
    sessionStorage.setItem('clearloan.under-way.pay o2', '{"amount":"1.00"}');
    sessionStorage.setItem('clearloan.under-way.pay o1', '{"amount":');
    const { result } = render(() => useMoneyWrite(pay, pendingWrite()));
    expect(result.current.phase).toBe('idle');
  });
});
