import { groupsOfFour } from './copy';

it.each([
  ['8808241755301946', '8808 2417 5530 1946'],
  ['426501938841', '4265 0193 8841'],
  ['12345', '1234 5'],
  ['1234', '1234'],
  ['', ''],
])('%j is read aloud as %j', (code, groups) => {
  expect(groupsOfFour(code)).toBe(groups);
});
