import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { codes, headerNames, money, nothing, object, postRaw } from '../declare';
import { clientForTests } from '../testing/client-for-tests';

const pay = postRaw('/pay', { request: object({ amount: money }), data: nothing, idempotent: true });

const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => {
  server.close();
});

/** A lender that is overloaded for a number of calls. @returns the keys it received */
function lenderThatIsBusy(times: number, retryAfter = '0.01'): string[] {
  const keys: string[] = [];
  server.use(
    http.post('http://localhost/api/pay', ({ request }) => {
      keys.push(request.headers.get(headerNames.idempotencyKey) ?? '');
      if (keys.length > times) return HttpResponse.json({ code: 0, message: '', data: null });
      const refusal = { code: codes.tooMany, message: 'We’re very busy.', data: { retryAfter: 3 } };
      return HttpResponse.json(refusal, { headers: { [headerNames.retryAfter]: retryAfter } });
    }),
  );
  return keys;
}

it('a write that an overloaded lender refuses is sent again with its key, without a message', async () => {
  const keys = lenderThatIsBusy(2);
  const { client, shown } = clientForTests();
  await client.perform(pay, { amount: 100 });
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  expect(shown).toEqual([]);
});

it('a lender that stays overloaded is tried four times, then its sentence is shown and the key kept', async () => {
  const keys = lenderThatIsBusy(4);
  const { client, shown } = clientForTests();
  await expect(client.perform(pay, { amount: 100 })).rejects.toMatchObject({ code: codes.tooMany });
  expect(keys).toHaveLength(4);
  expect(shown).toEqual(['toast: We’re very busy.']);
  await client.perform(pay, { amount: 100 });
  expect(new Set(keys)).toEqual(new Set(['key-1']));
});

it('a wait longer than a borrower would is not waited for', async () => {
  const keys = lenderThatIsBusy(1, '60');
  await expect(clientForTests().client.perform(pay, { amount: 100 })).rejects.toThrow('busy');
  expect(keys).toHaveLength(1);
});
