import { act, cleanup, render, screen } from '@testing-library/react';
import { LazyListPart } from './lazy-list';

type Tell = (entries: readonly { target: Element; isIntersecting: boolean }[]) => void;

let watched: Map<Element, Tell>;
let observers: number;

beforeEach(() => {
  jest.useFakeTimers();
  watched = new Map();
  observers = 0;
  const watch = jest.fn((tell: Tell) => {
    observers += 1;
    return {
      observe: (place: Element) => watched.set(place, tell),
      unobserve: (place: Element) => watched.delete(place),
    };
  });
  Reflect.set(window, 'IntersectionObserver', watch);
});

afterEach(() => {
  // No case leaves work in the queue for the next one.
  cleanup();
  frames(2);
  Reflect.deleteProperty(window, 'IntersectionObserver');
  Reflect.set(window, 'scrollY', 0);
  jest.useRealTimers();
});

/** The observer reports whether each of these elements is near. */
const move = (places: readonly Element[], isIntersecting: boolean) => {
  for (const target of places) watched.get(target)?.([{ target, isIntersecting }]);
};
const standAt = (place: Element, top: number) =>
  jest.spyOn(place, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + 10 } as DOMRect);
const frames = (count: number) =>
  act(() => {
    for (let frame = 0; frame < count; frame += 1) jest.advanceTimersByTime(17);
  });
/** Waits until a fling of an earlier case is over. */
const rest = () => jest.advanceTimersByTime(1000);

const list = (count: number, atOnce = -1) => (
  <ul>
    {[...Array(count).keys()].map((nth) => (
      <LazyListPart key={nth} as="li" entries={2} atOnce={nth === atOnce}>
        <li>{`Entry ${String(nth)}`}</li>
      </LazyListPart>
    ))}
  </ul>
);
const show = (count: number, atOnce?: number) => {
  const { container } = render(list(count, atOnce));
  return [...container.querySelectorAll('.cl-lazy')];
};
const renderedTexts = () => screen.queryAllByText(/^Entry/).map(({ textContent }) => textContent);

describe('a lazy list', () => {
  it('opens with the visible parts and reserves space for the others', () => {
    const places = show(4, 1);
    expect(renderedTexts()).toEqual(['Entry 1']);
    expect(places).toHaveLength(3);
    expect(places[0]).toHaveStyle({ '--cl-lazy-entries': '2' });
    expect(observers).toBeLessThan(2);
  });

  it('renders one nearby part per frame, visible ones first', () => {
    const places = show(3);
    rest();
    places.forEach((place, nth) => standAt(place, [5000, 300, -900][nth]!));
    act(() => move(places, true));
    frames(1);
    expect(renderedTexts()).toEqual(['Entry 1']);
    frames(1);
    expect(renderedTexts()).toEqual(['Entry 1', 'Entry 2']);
    frames(1);
    expect(renderedTexts()).toEqual(['Entry 0', 'Entry 1', 'Entry 2']);
  });

  it('never renders parts that a fling has passed', () => {
    const places = show(2);
    rest();
    act(() => move(places, true));
    act(() => move([places[0]!], false));
    frames(4);
    expect(renderedTexts()).toEqual(['Entry 1']);
  });

  it('renders nothing during a fling, and nearby parts as soon as it slows down', () => {
    const places = show(1);
    rest();
    act(() => move(places, true));
    for (let stroke = 1; stroke < 10; stroke += 1) {
      Reflect.set(window, 'scrollY', stroke * 600);
      frames(2);
    }
    expect(renderedTexts()).toEqual([]);
    frames(10);
    expect(renderedTexts()).toEqual(['Entry 0']);
  });

  it('keeps a part that was rendered only for a moment', () => {
    const { rerender } = render(list(2, 0));
    rerender(list(2));
    expect(renderedTexts()).toEqual(['Entry 0']);
  });

  it('renders everything in a browser without IntersectionObserver', () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    show(3);
    expect(renderedTexts()).toHaveLength(3);
  });
});
