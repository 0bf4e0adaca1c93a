import { atFirstTouch } from './first-touch';

const touch = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));

it.each(['pointerdown', 'focusin'])('the first %s fetches, a second one does not', (kind) => {
  const fetch = jest.fn();
  const forget = atFirstTouch(fetch);
  expect(fetch).not.toHaveBeenCalled();
  touch(kind);
  touch(kind);
  expect(fetch).toHaveBeenCalledTimes(1);
  forget();
});

it('whoever has gone fetches nothing more', () => {
  const fetch = jest.fn();
  atFirstTouch(fetch)();
  touch('pointerdown');
  expect(fetch).not.toHaveBeenCalled();
});
