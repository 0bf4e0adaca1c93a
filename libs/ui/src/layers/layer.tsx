import { useEffect, useState, type ComponentType, useRef, type KeyboardEvent, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { useScreenRouter } from '@clearloan/app-runtime';
import type { LayerProps } from './kit-layer';
import './layer.css';

type LayerPart = ComponentType<LayerProps>;

let kitLayer: LayerPart | undefined;

/**
 * The base of sheets and dialogs: scrim, motion, and scroll lock of the page. Uses the kit's Popup; its chunk is loaded
 * when the first layer of a visit opens, with a plain layer as the fallback.
 */
export function Layer(props: LayerProps) {
  const { open } = props;
  const [part, setPart] = useState<LayerPart | undefined>(() => kitLayer);
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  useEffect(() => {
    if (!wasOpened || part !== undefined) return;
    let isCurrent = true;
    void openKitLayer().then((found) => {
      if (isCurrent) setPart(() => found);
    });
    return () => {
      isCurrent = false;
    };
  }, [wasOpened, part]);
  if (!wasOpened || part === undefined) return null;
  const Part = part;
  return <Part {...props} />;
}

async function openKitLayer(): Promise<LayerPart> {
  try {
    kitLayer = (await import('./kit-layer')).KitLayer;
    return kitLayer;
  } catch {
    return PlainLayer;
  }
}

/** The fallback without the kit: offline, or after a deploy that removed its chunk. */
export function PlainLayer({ open, place, onScrim, children }: LayerProps) {
  if (!open) return null;
  return createPortal(
    <>
      <div className="cl-scrim" onClick={onScrim} />
      <div className={`cl-layer cl-layer-${place}`}>{children}</div>
    </>,
    document.body,
  );
}

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
