import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { useScreenRouter } from '@clearloan/app-runtime';

const reachable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function reachableIn(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => !element.hasAttribute('disabled') && element.closest('[hidden], [inert]') === null,
  );
}

interface ModalFocus<Frame extends HTMLElement> {
  frame: Ref<Frame>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Makes a layer modal: focus moves in when it opens (to the frame itself, so that its name is read), stays in on Tab,
 * closes on Escape, and returns to where it was, or to the heading if that element is gone. The browser's Back closes
 * it, like Escape.
 */
export function useModalFocus<Frame extends HTMLElement>(onEscape: () => void): ModalFocus<Frame> {
  const frame = useRef<Frame>(null);
  useBackCloses(onEscape);
  useEffect(() => {
    const cameFrom = document.activeElement;
    frame.current?.focus({ preventScroll: true });
    return () => {
      if (cameFrom instanceof HTMLElement) returnFocus(cameFrom);
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onEscape();
    } else if (event.key === 'Tab' && frame.current !== null) keepInside(event, frame.current);
  };
  return { frame, onKeyDown };
}

/**
 * Nothing had the focus when the layer opened where a browser does not focus what is tapped, or where the opener was rendered
 * again meanwhile. And an action in the layer may remove its opener, before it closes or later, on a slow network: a row moves to
 * another list. Until the borrower acts again, the heading then gets the focus.
 */
function returnFocus(opener: HTMLElement): void {
  opener.focus({ preventScroll: true });
  const end = () => {
    changes.disconnect();
    for (const act of acts) document.removeEventListener(act, end, true);
  };
  const onChange = () => {
    if (document.activeElement !== document.body) return;
    end();
    document.querySelector<HTMLElement>('.cl-page h1')?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(onChange);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const act of acts) document.addEventListener(act, end, true);
  onChange();
}

const acts = ['focusin', 'keydown', 'pointerdown'] as const;

function keepInside(event: KeyboardEvent, frame: HTMLElement) {
  const stops = reachableIn(frame);
  const [first] = stops;
  const last = stops.at(-1);
  const { activeElement } = document;
  if (first === undefined || last === undefined) event.preventDefault();
  else if (event.shiftKey && (activeElement === first || activeElement === frame)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && activeElement === last) {
    event.preventDefault();
    first.focus();
  }
}

/** While the caller is mounted, the browser's Back calls `close` and keeps the screen and its state. */
function useBackCloses(close: () => void): void {
  const router = useScreenRouter();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => router?.openLayer(() => latest.current()), [router]);
}
