import fc from 'fast-check';
import { NavigationType } from 'react-router-dom';
import { memoryPort } from './history-port';
import { ScreenHistory } from './screen-history';

it('a layer that cannot close during a write still intercepts the next Back', async () => {
  jest.useFakeTimers();
  const port = memoryPort('/');
  const popped = jest.fn();
  const history = new ScreenHistory(port, popped);
  const close = jest.fn();
  history.openLayer(close);
  for (const times of [1, 2, 3]) {
    await jest.advanceTimersByTimeAsync(1);
    port.go(-1);
    await jest.advanceTimersByTimeAsync(1);
    expect(close).toHaveBeenCalledTimes(times);
  }
  expect(popped).not.toHaveBeenCalled();
  jest.useRealTimers();
});

it('a history entry pushed by a native shell opens as a screen', () => {
  const port = memoryPort('/about-us');
  const popped = jest.fn();
  new ScreenHistory(port, popped);
  port.pushFromOutside('/orders');
  port.pushFromOutside('/mine');
  expect(popped.mock.calls).toMatchObject([[{ pathname: '/orders' }], [{ pathname: '/mine' }]]);
});

it('a reload with an open sheet starts without the sheet and without its history entry', async () => {
  const port = memoryPort('/form');
  const before = new ScreenHistory(port, () => undefined);
  before.openLayer(() => undefined);
  await Promise.resolve();
  before.dispose();
  expect(port.state()).toMatchObject({ layerCount: 1 });
  new ScreenHistory(port, () => undefined);
  await Promise.resolve();
  expect(port.state()).toMatchObject({ layerCount: 0 });
});

it('any order of opening, closing and leaving keeps one history entry for each open layer', async () => {
  const steps = fc.array(fc.constantFrom('open', 'close', 'closeOuter', 'back', 'push', 'replace'), {
    maxLength: 25,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      const port = memoryPort('/0');
      const open: (() => void)[] = [];
      const history = new ScreenHistory(port, () => undefined);
      let screens = 0;
      for (const step of walk) {
        if (step === 'open') {
          const release: () => void = history.openLayer(() => {
            open.splice(open.indexOf(release), 1);
            release();
          });
          open.push(release);
        } else if (step === 'close') open.pop()?.();
        else if (step === 'closeOuter') open.shift()?.();
        else if (step === 'back') {
          if (open.length > 0 || screens > 0) port.go(-1);
          if (open.length === 0) screens = Math.max(0, screens - 1);
        } else {
          const isPush = step === 'push';
          if (isPush) screens += 1;
          // The layers of a screen close with it.
          for (const release of open.splice(0)) release();
          const to = {
            pathname: `/${String(screens)}`,
            search: '',
            hash: '',
            state: null,
            key: String(Math.random()),
          };
          history.write(isPush ? NavigationType.Push : NavigationType.Replace, to, () => undefined);
        }
        await new Promise((resolve) => setTimeout(resolve, 1));
        expect(port.state()).toMatchObject({ layerCount: open.length, idx: screens });
      }
    }),
    { numRuns: 60 },
  );
});
