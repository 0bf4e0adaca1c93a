import { middleOf } from './picture-quality';

it.each([
  ['a wide camera, an upright oval', 1280, 720, 0.8, { x: 352, y: 0, width: 576, height: 720 }],
  ['an upright camera, a card', 720, 1280, 1.6, { x: 0, y: 415, width: 720, height: 450 }],
  ['the same proportion', 1600, 1000, 1.6, { x: 0, y: 0, width: 1600, height: 1000 }],
])('%s: the middle, as large as it goes', (_what, width, height, proportion, crop) => {
  expect(middleOf(width, height, proportion)).toEqual(crop);
});
