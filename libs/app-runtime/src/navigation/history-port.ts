import type { Path } from 'react-router-dom';

/** The state of a history entry, as React Router writes it, plus the number of open layers above its screen. */
export interface EntryState {
  readonly usr: unknown;
  readonly key: string;
  /** How many screens of this visit are below it. */
  readonly idx: number;
  readonly layerCount: number;
}

/** The part of the browser's history that a router needs. */
export interface HistoryPort {
  readonly address: () => Path;
  readonly state: () => unknown;
  /** Adds an entry; without `href` it keeps the current URL. */
  readonly push: (state: EntryState, href?: string) => void;
  readonly replace: (state: EntryState, href?: string) => void;
  readonly go: (delta: number) => void;
  /** @returns removes the listener */
  readonly onPop: (listener: () => void) => () => void;
}

export const browserPort: HistoryPort = {
  address: () => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash };
  },
  state: () => window.history.state as unknown,
  push: (state, href) => {
    window.history.pushState(state, '', href);
  },
  replace: (state, href) => {
    window.history.replaceState(state, '', href);
  },
  go: (delta) => {
    window.history.go(delta);
  },
  onPop: (listener) => {
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
    };
  },
};

interface MemoryPort extends HistoryPort {
  readonly length: () => number;
  /** Adds an entry and notifies, like navigation outside the app. */
  readonly pushFromOutside: (href: string) => void;
}

/** An in-memory history for a test, starting at one URL. As in a browser, Back is asynchronous. */
export function memoryPort(at: string): MemoryPort {
  const listeners = new Set<() => void>();
  let entries: { readonly state: unknown; readonly href: string }[] = [{ state: null, href: at }];
  let present = 0;
  const entry = () => entries[present] ?? { state: null, href: at };
  return {
    length: () => entries.length,
    pushFromOutside: (href) => {
      present += 1;
      entries = [...entries.slice(0, present), { state: {}, href }];
      for (const listener of listeners) listener();
    },
    address: () => {
      const { pathname, search, hash } = new URL(entry().href, 'http://localhost');
      return { pathname, search, hash };
    },
    state: () => entry().state,
    push: (state, href = entry().href) => {
      present += 1;
      entries = [...entries.slice(0, present), { state, href }];
    },
    replace: (state, href = entry().href) => {
      entries = entries.map((each, at) => (at === present ? { state, href } : each));
    },
    go: (delta) => {
      queueMicrotask(() => {
        if (entries[present + delta] === undefined) return;
        present += delta;
        for (const listener of listeners) listener();
      });
    },
    onPop: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
