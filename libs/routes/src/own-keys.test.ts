import { isOwnKey, withOwnKeys } from './safe-return-path';

it('puts filters behind a path', () => {
  expect(withOwnKeys('/orders', { _tab: 'to pay', _page: undefined })).toBe('/orders?_tab=to+pay');
  expect(withOwnKeys('/orders', {})).toBe('/orders');
});

it('tells own keys from common parameters', () => {
  expect(isOwnKey('_tab')).toBe(true);
  expect(isOwnKey('sessionId')).toBe(false);
});

it('writes no common parameter even when the types are got round', () => {
  const tricked = { sessionId: 'a' } as Record<`_${string}`, string>;
  expect(withOwnKeys('/orders', tricked)).toBe('/orders');
});
