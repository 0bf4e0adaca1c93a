import { specifiedPaths } from './specified-paths';

it('the specified paths are the 92 of the specification without duplicates', () => {
  expect(specifiedPaths).toHaveLength(92);
  expect(new Set(specifiedPaths).size).toBe(92);
});

it('each specified path starts at the root and has no query string', () => {
  expect(specifiedPaths.filter((path) => !/^(\/[a-z0-9-]+){2,4}$/.test(path))).toEqual([]);
});
