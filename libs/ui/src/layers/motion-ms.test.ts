import { motionMs } from './kit-layer';

it.each([
  ['200ms', 200],
  [' .2s', 200],
  ['1ms', 1],
  ['.001s', 1],
  ['', 0],
])('a sheet moves for as long as the tokens say, also as the build writes them: %p', (cssTime, ms) => {
  expect(motionMs(cssTime)).toBe(ms);
});
