import { createQueryClient } from '@clearloan/api-client';
import { activateLanguage, LanguageProvider } from '@clearloan/app-runtime';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { NewerBuildLine } from './lines-above';

const words = 'A new version is available';
const minute = 60_000;

beforeEach(async () => {
  await activateLanguage('en');
  document.head.innerHTML = '<meta name="build" content="b1">';
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens a page of build `b1` at a lender that responds with `answer`; `asked` records the requests. */
function open(answer: () => Promise<unknown>) {
  const fetchVersion = jest.fn<Promise<unknown>, [string, RequestInit]>(answer);
  Object.defineProperty(window, 'fetch', { value: fetchVersion, configurable: true });
  render(
    <LanguageProvider>
      <QueryClientProvider client={createQueryClient()}>
        <NewerBuildLine />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const comeBackAfter = (ms: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
      window.dispatchEvent(new Event('visibilitychange'));
      await jest.advanceTimersByTimeAsync(0);
    });
  return { asked: fetchVersion, comeBackAfter };
}
const build = (id: unknown) => async () =>
  Promise.resolve({ json: async () => Promise.resolve({ build: id }) });

it('a borrower who returns to an old page after a deploy sees a notice and can update', async () => {
  const { asked: fetchVersion, comeBackAfter } = open(build('b2'));
  expect(screen.queryByText(words)).toBeNull();
  await comeBackAfter(6 * minute);
  expect(fetchVersion.mock.calls).toEqual([['/version.json', { cache: 'no-store', credentials: 'omit' }]]);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
});

it('a borrower who keeps switching apps triggers a version check every five minutes at most', async () => {
  const { asked: fetchVersion, comeBackAfter } = open(build('b1'));
  for (let turn = 0; turn < 12; turn += 1) await comeBackAfter(minute);
  expect(fetchVersion).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(words)).toBeNull();
});

it.each([
  ['while offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'behind a captive portal',
    async () => Promise.resolve({ json: async () => Promise.reject(new SyntaxError()) }),
  ],
  ['for an unexpected response', build(7)],
])('a borrower sees no notice %s', async (_where, answer) => {
  const { asked: fetchVersion, comeBackAfter } = open(answer);
  await comeBackAfter(6 * minute);
  expect(fetchVersion).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(words)).toBeNull();
});

it('a page in the background does not check for a new version', async () => {
  const { asked: fetchVersion, comeBackAfter } = open(build('b2'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await comeBackAfter(6 * minute);
  expect(fetchVersion).not.toHaveBeenCalled();
});
