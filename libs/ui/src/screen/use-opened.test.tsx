import { render } from '@testing-library/react';
import * as React from 'react';

type Opened = typeof import('./use-opened');

const cameBy = (type: string) => {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  performance.getEntriesByType = jest.fn(() => entries);
};
const freshVisit = () => {
  let opened: Opened | undefined;
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    opened = jest.requireActual<Opened>('./use-opened');
  });
  return opened!.useOpened;
};
/** What the screen was told at each drawing. */
function toldTo(useOpened: Opened['useOpened']): boolean[] {
  const told: boolean[] = [];
  function Screen() {
    told.push(useOpened());
    return null;
  }
  render(<Screen />);
  return told;
}

it('the first screen of a visit is drawn without what lies below, then with it; later screens at once', () => {
  cameBy('navigate');
  const useOpened = freshVisit();
  expect(toldTo(useOpened)).toEqual([false, true]);
  expect(toldTo(useOpened)).toEqual([true]);
});

it.each(['reload', 'back_forward'])('after a %s all of the screen is there at once', (type) => {
  cameBy(type);
  expect(toldTo(freshVisit())).toEqual([true]);
});
