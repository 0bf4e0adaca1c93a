import { useLayoutEffect, type RefObject } from 'react';

const name = '--cl-lazy-entry';

/** Measures the first entries drawn in this list: the places `Near` holds in it are right at any width, language and size of text. */
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
