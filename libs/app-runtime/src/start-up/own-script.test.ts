import { ownScript } from './own-script';

it('an own script is named by its whole address', () => {
  expect(ownScript('/assets/judge.js')).toBe('http://localhost/assets/judge.js');
});

it.each([
  'https://elsewhere.example/a.js',
  '//elsewhere.example/a.js',
  'blob:null/1',
  'data:text/javascript,1',
])('a script of somebody else is not: %s', (address) => {
  expect(() => ownScript(address)).toThrow(TypeError);
});
