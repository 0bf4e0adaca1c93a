import * as v from 'valibot';
import { isKeepable } from '../context/keepable';

/** The response of a webhook: HTTP status and a word for the sender's log. */
export interface HookAnswer {
  readonly status: 200 | 404 | 409 | 422;
  readonly outcome: string;
}

/** A signed webhook for reports from another system. Handlers must be idempotent. */
export interface Hook {
  /** `/hooks/…` */
  readonly path: `/hooks/${string}`;
  /** Any of these may be the signing secret. */
  readonly secrets: readonly [string, ...string[]];
  /** Parses and handles the event. @throws HookRefusal if the event is invalid */
  readonly act: (event: unknown) => Promise<HookAnswer>;
}

/** The event has the wrong form. */
export class HookRefusal extends Error {
  override readonly name = 'HookRefusal';
}

/** Declares a webhook with the schema of its event. */
export const defineHook = <Event extends v.GenericSchema>(
  path: Hook['path'],
  secrets: Hook['secrets'],
  schema: Event,
  act: (event: v.InferOutput<Event>) => Promise<HookAnswer>,
): Hook => ({
  path,
  secrets,
  act: async (raw) => {
    const event = v.safeParse(schema, raw);
    if (event.success) {
      if (!isKeepable(event.output)) throw new HookRefusal('The event contains a NUL or half a character.');
      return act(event.output);
    }
    const [issue] = event.issues;
    throw new HookRefusal(`${v.getDotPath(issue) ?? 'The event'}: ${issue.message.slice(0, 200)}`);
  },
});
