import { isOwnKey, withOwnKeys } from './safe-return-path';

it('a path gets its filters as a query', () => {
  expect(withOwnKeys('/orders', { _tab: 'to pay', _page: undefined })).toBe('/orders?_tab=to+pay');
  expect(withOwnKeys('/orders', {})).toBe('/orders');
});

it('own keys differ from common parameters', () => {
  expect(isOwnKey('_tab')).toBe(true);
  expect(isOwnKey('sessionId')).toBe(false);
});

it('a path never contains a common parameter, even when the types are bypassed', () => {
  const tricked = { sessionId: 'a' } as Record<`_${string}`, string>;
  expect(withOwnKeys('/orders', tricked)).toBe('/orders');
});
