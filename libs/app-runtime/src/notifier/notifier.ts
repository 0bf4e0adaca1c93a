import { createBlockingOverlay, type CallId, type BlockingOverlay } from './blocking-overlay';

export interface Message {
  kind: 'failure' | 'success';
  text: string;
}

export interface NotifierState {
  overlay: BlockingOverlay | null;
  message: Message | null;
}

/** Blocking overlays and toasts: the one place that tracks pending calls. */
export interface Notifier {
  begin: (callId: CallId, text?: string) => void;
  /** Ends only this call. */
  end: (callId: CallId) => void;
  fail: (message: string) => void;
  succeed: (message: string) => void;
  /** Clears the overlay and the message. */
  hide: () => void;
  /** Clears the overlay and keeps the message: the borrower navigated away or logged out. */
  release: () => void;
  subscribe: (listener: () => void) => () => void;
  snapshot: () => NotifierState;
}

const messageMs = 2_000;

/**
 * The store behind `NotifierView`. Messages stay for 2 s, the newest replaces others, and the end of a call never
 * clears one.
 */
export function createNotifier(): Notifier {
  const listeners = new Set<() => void>();
  let state: NotifierState = { overlay: null, message: null };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = (change: Partial<NotifierState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const overlay = createBlockingOverlay((next) => {
    update({ overlay: next });
  });
  const showMessage = (message: Message | null) => {
    clearTimeout(timer);
    update({ message });
    if (message !== null) timer = setTimeout(showMessage, messageMs, null);
  };

  return {
    ...overlay,
    fail: (text) => {
      showMessage({ kind: 'failure', text });
    },
    succeed: (text) => {
      showMessage({ kind: 'success', text });
    },
    hide: () => {
      overlay.release();
      showMessage(null);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => state,
  };
}
