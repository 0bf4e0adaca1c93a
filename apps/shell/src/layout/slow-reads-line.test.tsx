import { createQueryClient } from '@clearloan/api-client';
import { activateLanguage, LanguageProvider } from '@clearloan/app-runtime';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SlowReadsLine } from './lines-above';

beforeEach(async () => {
  await activateLanguage('en');
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Renders a screen with pending queries. The line renders with it or later. */
async function open(answers: readonly (() => Promise<string>)[], isThere = true) {
  const queries = createQueryClient();
  const Read = ({ at }: { at: number }) => {
    const { data } = useQuery({ queryKey: [at], queryFn: () => answers[at]!() });
    return <p>{data ?? 'waiting'}</p>;
  };
  const page = (hasLine: boolean) => (
    <LanguageProvider>
      <QueryClientProvider client={queries}>
        {hasLine && <SlowReadsLine />}
        {answers.map((_, at) => (
          <Read key={at} at={at} />
        ))}
      </QueryClientProvider>
    </LanguageProvider>
  );
  const { rerender } = render(page(isThere));
  await wait(0);
  return { queries, lineComes: () => rerender(page(true)) };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const never = () => new Promise<never>(() => undefined);
const status = () => screen.getByRole('status');

it('a borrower who waits for eight seconds sees the reason, and no sooner', async () => {
  await open([never, () => Promise.resolve('here')]);
  await wait(7_900);
  expect(status()).toBeEmptyDOMElement();
  await wait(200);
  expect(status()).toHaveTextContent('Slow connection');
});

it('the eight seconds start when the page opens, also when the notice renders later', async () => {
  const { lineComes } = await open([never], false);
  jest.spyOn(performance, 'now').mockReturnValue(3_000);
  lineComes();
  await wait(4_900);
  expect(status()).toBeEmptyDOMElement();
  await wait(200);
  expect(status()).toHaveTextContent('Slow connection');
});

it('a prefetch for no visible screen shows no notice', async () => {
  const { queries } = await open([() => Promise.resolve('here')]);
  void queries.query({ queryKey: ['next'], queryFn: never });
  await wait(0);
  await wait(9_000);
  expect(status()).toBeEmptyDOMElement();
});

it('a tap repeats the requests without a response, and no others', async () => {
  const asked = { slow: 0, quick: 0 };
  await open([
    () => (++asked.slow === 1 ? never() : Promise.resolve('late')),
    () => {
      asked.quick += 1;
      return Promise.resolve('early');
    },
  ]);
  await wait(8_100);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(100);
  expect(screen.getByText('late')).toBeVisible();
  expect(status()).toBeEmptyDOMElement();
  expect(asked).toEqual({ slow: 2, quick: 1 });
});

it('a borrower who already sees data sees no notice while it is refetched', async () => {
  let times = 0;
  await open([() => (++times === 1 ? Promise.resolve('known') : never())]);
  await wait(100);
  expect(screen.getByText('known')).toBeVisible();
  await wait(60_000);
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await wait(0);
  await wait(9_000);
  expect(times).toBe(2);
  expect(status()).toBeEmptyDOMElement();
});
