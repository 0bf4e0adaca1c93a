import { ownScript } from './own-script';

it('a script of the page resolves to its absolute URL', () => {
  expect(ownScript('/assets/judge.js')).toBe('http://localhost/assets/judge.js');
});

it.each([
  'https://elsewhere.example/a.js',
  '//elsewhere.example/a.js',
  'blob:null/1',
  'data:text/javascript,1',
])('a script of another origin throws: %s', (address) => {
  expect(() => ownScript(address)).toThrow(TypeError);
});
