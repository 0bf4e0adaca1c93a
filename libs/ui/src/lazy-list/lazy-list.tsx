import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { canObserveViewport, observeViewport } from './use-near-viewport';
import './lazy-list.css';

export interface LazyListPartProps {
  /** A section with its own entries, or entries of one list: their placeholder is an `li`. */
  as: 'li' | 'section';
  /** The height of the placeholder, in entries. */
  entries: number;
  /** Renders immediately: visible when the screen opens. */
  atOnce?: boolean | undefined;
  children: ReactNode;
}

/** Far enough that the fastest scroll finds it rendered. */
const margin = '200%';

/**
 * A part of a long list, rendered when it comes near the viewport, and from then on. Until then a placeholder reserves
 * its height.
 */
export function LazyListPart({ as: Tag, entries, atOnce = false, children }: LazyListPartProps) {
  const place = useRef<Element | null>(null);
  const [isDrawn, setDrawn] = useState(() => atOnce || !canObserveViewport());
  if (atOnce && !isDrawn) setDrawn(true);
  useEffect(() => {
    const { current } = place;
    if (isDrawn || current === null) return;
    const giveUp = () => dequeueRender(current);
    const end = observeViewport(current, margin, (isNear) => {
      if (isNear) enqueueRender(current, () => setDrawn(true));
      else giveUp();
    });
    return () => {
      end();
      giveUp();
    };
  }, [isDrawn]);
  if (isDrawn && Tag === 'li') return children;
  return (
    <Tag
      ref={(element: Element | null) => {
        place.current = element;
      }}
      className="cl-lazy"
      style={{ '--cl-lazy-entries': entries } as CSSProperties}
      aria-hidden={isDrawn ? undefined : true}
    >
      {isDrawn && children}
    </Tag>
  );
}

const name = '--cl-lazy-entry';

/**
 * Measures the first entries rendered in this list, so that the placeholders of its `LazyListPart`s fit any width,
 * language and text size.
 */
export function useEntryHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || current.style.getPropertyValue(name) !== '') return;
    const heights = [...current.querySelectorAll('.cl-list > li:not(.cl-lazy)')]
      .map((entry) => entry.getBoundingClientRect().height)
      .sort((one, other) => one - other);
    const middle = heights[heights.length >> 1];
    if (middle) current.style.setProperty(name, `${String(middle)}px`);
  });
}

/** Placeholders that are near and not rendered yet, each with its render callback. */
const waiting = new Map<Element, () => void>();
let isAtWork = false;

/** Queues a placeholder to render: one per frame, so that no frame renders everything near the viewport. */
function enqueueRender(place: Element, draw: () => void): void {
  waiting.set(place, draw);
  if (isAtWork) return;
  isAtWork = true;
  requestAnimationFrame(renderNext);
}

/** It is no longer near, or unmounted. */
function dequeueRender(place: Element): void {
  waiting.delete(place);
}

function renderNext(): void {
  isAtWork = waiting.size > 0;
  if (!isAtWork) return;
  requestAnimationFrame(renderNext);
  if (isFlung()) return;
  const [next] = [...waiting].sort(([one], [other]) => fromMiddle(one) - fromMiddle(other));
  if (next === undefined) return;
  const [place, draw] = next;
  waiting.delete(place);
  draw();
}

/** At more than half a screen in this time nothing can be read, and rendering would block the scroll. */
const flungMs = 120;
let since = 0;
let from = 0;

function isFlung(): boolean {
  const now = performance.now();
  if (Math.abs(window.scrollY - from) > window.innerHeight / 2) {
    from = window.scrollY;
    since = now;
  }
  return now - since < flungMs;
}

/** Visible parts render first. */
function fromMiddle(place: Element): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.abs(top + bottom - window.innerHeight);
}
