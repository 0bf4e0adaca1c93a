import { placeGroups, placeText } from './place-groups';

const city = { id: 'c-1', name: 'Millbrook', leaf: true };
const region = { id: 'r-1', name: 'Rivergate', leaf: false };
const port = { id: 'c-2', name: 'Free Port', leaf: true };
const groups = placeGroups([region, port], new Map([['r-1', [city]]]));

it('cities are grouped by region, and a region that is a city forms its own group', () => {
  expect(groups).toEqual([
    { value: 'r-1', label: 'Rivergate', places: [{ value: 'c-1', label: 'Millbrook' }] },
    { value: 'c-2', label: 'Free Port', places: [{ value: 'c-2', label: 'Free Port' }] },
  ]);
});

it('a listed city has a text, and another place has none', () => {
  expect(placeText(groups, 'c-2')).toBe('Free Port');
  expect(placeText(groups, 'r-1')).toBeUndefined();
});
