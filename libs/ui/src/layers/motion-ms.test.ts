import { motionMs } from './kit-layer';

it.each([
  ['200ms', 200],
  [' .2s', 200],
  ['1ms', 1],
  ['.001s', 1],
  ['', 0],
])('a sheet animates for the duration of the tokens, also in their built form: %p', (cssTime, ms) => {
  expect(motionMs(cssTime)).toBe(ms);
});
