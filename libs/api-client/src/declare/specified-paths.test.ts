import { specifiedPaths } from './specified-paths';

it('the list has the 92 paths of the specification without duplicates', () => {
  expect(specifiedPaths).toHaveLength(92);
  expect(new Set(specifiedPaths).size).toBe(92);
});

it('each path starts at the root and has no query string', () => {
  expect(specifiedPaths.filter((path) => !/^(\/[a-z0-9-]+){2,4}$/.test(path))).toEqual([]);
});
