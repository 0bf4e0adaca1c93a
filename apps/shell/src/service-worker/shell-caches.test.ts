import { storeCatalogsOf, languageOfFile, languageToStore } from './shell-caches';

it('the worker accepts a valid language to cache and rejects anything else', () => {
  expect(languageToStore(storeCatalogsOf('hi'))).toBe('hi');
  for (const other of [undefined, null, 'hi', { type: 'SKIP_WAITING' }, { type: 'KEEP_WORDS' }])
    expect(languageToStore(other)).toBeUndefined();
});

it.each([
  ['assets/hi/1a2b3c4.js', 'hi'],
  ['/assets/zh/1a2b3c4.js', 'zh'],
  ['assets/1a2b3c4.js', undefined],
  ['/index.html', undefined],
  ['/assets/images/1a2b3c4.js', undefined],
])('the file at %s is a catalog of %s', (path, language) => {
  expect(languageOfFile(path)).toBe(language);
});
