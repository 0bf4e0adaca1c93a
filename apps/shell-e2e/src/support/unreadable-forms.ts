import type { BrowserContext } from '@playwright/test';

/**
 * Makes the browser reject, as WebKit does, every read of a request or response body from a form with a file
 * (`InvalidStateError: Unable to read form data blob`). Such a form can still be sent.
 */
export const refuseToReadForms = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const readers = ['arrayBuffer', 'blob', 'bytes', 'formData', 'json', 'text'] as const;
    const unreadable = new WeakSet<object>();
    const holdsFile = (body: unknown) =>
      body instanceof FormData && [...body.values()].some((value) => value instanceof File);
    const refuseIn = <Kind extends typeof Request | typeof Response>(kind: Kind): Kind => {
      for (const reader of readers) {
        const read: unknown = Reflect.get(kind.prototype, reader);
        if (typeof read !== 'function') continue;
        Reflect.set(kind.prototype, reader, function (this: object): unknown {
          if (!unreadable.has(this)) return Reflect.apply(read, this, []) as unknown;
          return Promise.reject(new DOMException('Unable to read form data blob', 'InvalidStateError'));
        });
      }
      return new Proxy(kind, {
        construct(target, given: [unknown, { body?: unknown }?], newTarget) {
          const made: object = Reflect.construct(target, given, newTarget);
          const [first, init] = given;
          const isOfOne = typeof first === 'object' && first !== null && unreadable.has(first);
          if (isOfOne || holdsFile(first) || holdsFile(init?.body)) unreadable.add(made);
          return made;
        },
      });
    };
    window.Request = refuseIn(Request);
    window.Response = refuseIn(Response);
  });
