import * as v from 'valibot';

/** Faults that may occur on any screen. */
const kinds = [
  'page error',
  'unhandled rejection',
  'console error',
  'policy violation',
  'file not loaded',
] as const;

const fault = v.object({ kind: v.picklist(kinds), path: v.string(), what: v.string() });
export type Fault = v.InferOutput<typeof fault>;

/** Parses the faults that a browser reports. */
export const parseFaults = (textOf: unknown): readonly Fault[] => v.parse(v.array(fault), textOf);

/**
 * Records all faults from before a page's first script on. Runs in the page, so it is self-contained. The records are kept in
 * `window.name`, which survives page loads, a logout that clears the storage, and a lost network.
 */
export function watchPage(): void {
  const start = 'faults:';
  const note = (kind: string, what: string) => {
    const known = window.name.startsWith(start)
      ? (JSON.parse(window.name.slice(start.length)) as unknown[])
      : [];
    const added = { kind, path: location.pathname, what: what.slice(0, 300) };
    window.name = start + JSON.stringify([...known, added]);
  };
  const textOf = (value: unknown) =>
    value instanceof Error ? `${String(value)} ${value.stack ?? ''}` : String(value);
  // Leaving a page aborts its requests.
  let isLeaving = false;
  addEventListener('beforeunload', () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) note('page error', `${event.message} ${textOf(event.error)}`);
      else if (isLeaving) return;
      else if (event.target instanceof HTMLScriptElement) note('file not loaded', event.target.src);
      else if (event.target instanceof HTMLLinkElement) note('file not loaded', event.target.href);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled rejection', textOf(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note('policy violation', `${violatedDirective} ${blockedURI} ${sample}`),
  );
  const ofPage = globalThis.console;
  const report = ofPage.error.bind(ofPage);
  ofPage.error = (...given: unknown[]) => {
    note('console error', given.map(textOf).join(' '));
    report(...given);
  };
}

/** Returns and clears the records so far; runs in the page. */
export function takeNotes(): unknown {
  const start = 'faults:';
  const notes: unknown = window.name.startsWith(start) ? JSON.parse(window.name.slice(start.length)) : [];
  window.name = '';
  return notes;
}
