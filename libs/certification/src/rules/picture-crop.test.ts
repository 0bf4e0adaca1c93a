import { middleOf } from './picture-quality';

it.each([
  ['a landscape camera and a portrait oval', 1280, 720, 0.8, { x: 352, y: 0, width: 576, height: 720 }],
  ['a portrait camera and a card', 720, 1280, 1.6, { x: 0, y: 415, width: 720, height: 450 }],
  ['the same aspect ratio', 1600, 1000, 1.6, { x: 0, y: 0, width: 1600, height: 1000 }],
])('%s crop to the largest centre', (_what, width, height, proportion, crop) => {
  expect(middleOf(width, height, proportion)).toEqual(crop);
});
