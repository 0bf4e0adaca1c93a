import { needsPolyfills } from './is-needed';

it('a browser that has everything fetches nothing more', () => {
  expect(needsPolyfills()).toBe(false);
});

it.each([
  ['at', Array.prototype],
  ['toSorted', Array.prototype],
  ['hasOwn', Object],
])('one without %s fetches the polyfills', (name, owner) => {
  const own = Object.getOwnPropertyDescriptor(owner, name)!;
  Reflect.deleteProperty(owner, name);
  expect(needsPolyfills()).toBe(true);
  Object.defineProperty(owner, name, own);
});
