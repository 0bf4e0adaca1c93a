const minute = 60_000;

/** A page of build `b1` that is open while the lender answers with `answer`; what it asked, and whether it knows a newer one. */
async function open(answer: () => Promise<unknown>) {
  jest.resetModules();
  document.head.innerHTML = '<meta name="build" content="b1">';
  const asked = jest.fn<Promise<unknown>, [string, RequestInit]>(answer);
  Object.defineProperty(window, 'fetch', { value: asked, configurable: true });
  const { newerBuild, watchForNewerBuild } = await import('./newer-build');
  const clock = { now: 0 };
  watchForNewerBuild(() => clock.now);
  const told = jest.fn();
  newerBuild.subscribe(told);
  const comeBackAt = async (now: number) => {
    clock.now = now;
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, told, newerBuild, comeBackAt };
}
const build = (id: unknown) => async () =>
  Promise.resolve({ json: async () => Promise.resolve({ build: id }) });

it('who comes back to an old page after a deploy is told once, and asked for no more', async () => {
  const page = await open(build('b2'));
  await page.comeBackAt(6 * minute);
  expect([page.newerBuild.isThere(), page.told.mock.calls.length]).toEqual([true, 1]);
  await page.comeBackAt(60 * minute);
  expect(page.asked).toHaveBeenCalledTimes(1);
  expect(page.asked.mock.calls[0]).toEqual(['/version.json', { cache: 'no-store', credentials: 'omit' }]);
});

it('who changes between two apps all the time asks every five minutes at most', async () => {
  const page = await open(build('b1'));
  for (let now = 0; now <= 11; now += 1) await page.comeBackAt(now * minute);
  expect(page.asked).toHaveBeenCalledTimes(2);
  expect(page.newerBuild.isThere()).toBe(false);
});

it.each([
  ['without a network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'behind a page that wants a login first',
    async () => Promise.resolve({ json: async () => Promise.reject(new SyntaxError()) }),
  ],
  ['from a lender that says something else', build(7)],
])('%s nothing is said', async (_where, answer) => {
  const page = await open(answer);
  await page.comeBackAt(6 * minute);
  expect([page.asked.mock.calls.length, page.newerBuild.isThere()]).toEqual([1, false]);
});

it('a page in the background does not ask', async () => {
  const page = await open(build('b2'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await page.comeBackAt(6 * minute);
  jest.restoreAllMocks();
  expect(page.asked).not.toHaveBeenCalled();
});
