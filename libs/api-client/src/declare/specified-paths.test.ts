import { specifiedPaths } from './specified-paths';

it('lists the 92 paths of the specification, none of them twice', () => {
  expect(specifiedPaths).toHaveLength(92);
  expect(new Set(specifiedPaths).size).toBe(92);
});

it('spells each path from the root, without a query', () => {
  expect(specifiedPaths.filter((path) => !/^(\/[a-z0-9-]+){2,4}$/.test(path))).toEqual([]);
});
