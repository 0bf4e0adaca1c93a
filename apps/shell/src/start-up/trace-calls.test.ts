import { traceCalls } from '@clearloan/api-client';
import { traceCallsIfAsked } from './trace-calls';

jest.mock('@clearloan/api-client', () => ({ traceCalls: jest.fn() }));

/** What a call of the borrower then carries. */
function traceparent(): string | undefined {
  traceCallsIfAsked();
  return jest.mocked(traceCalls).mock.lastCall?.[0]?.();
}

it.each(['', '{"prefix":"/api"}', '{"traced":"on"}'])(
  'a page that asks for no traces (%s) gets none',
  (block) => {
    document.body.innerHTML = `<script type="application/json" id="brand">${block}</script>`;
    expect(traceparent()).toBeUndefined();
  },
);

it('a page that asks for traces gets another trace for each call, in the form of W3C Trace Context', () => {
  document.body.innerHTML = '<script type="application/json" id="brand">{"traced":true}</script>';
  const [first, second] = [traceparent(), traceparent()];
  for (const each of [first, second])
    expect(each).toMatch(/^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/);
  expect(first).not.toBe(second);
});
