import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  useLayoutEffect,
  type RefObject,
} from 'react';
import { enqueueRender, dequeueRender } from './render-queue';
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
