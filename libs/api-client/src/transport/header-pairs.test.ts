import { defaultHeaderPairs, pairedHeaders, traceCalls } from './header-pairs';

afterEach(() => {
  traceCalls(undefined);
});

const headers = () => pairedHeaders(defaultHeaderPairs, new Map([['appId', 'a-1']]));

it('a borrower’s calls begin no trace until the lender asks for it', () => {
  expect(headers()).toEqual({ 'X-App-Id': 'a-1' });
});

it('each call then begins a trace of its own, beside the other headers', () => {
  let calls = 0;
  traceCalls(() => `00-trace-${String((calls += 1))}-01`);
  expect(headers()).toEqual({ 'X-App-Id': 'a-1', traceparent: '00-trace-1-01' });
  expect(headers()).toMatchObject({ traceparent: '00-trace-2-01' });
});
