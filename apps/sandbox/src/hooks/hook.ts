import * as v from 'valibot';

/** What a hook answers: HTTP status and a word for the sender's log. */
export interface HookAnswer {
  readonly status: 200 | 404 | 409 | 422;
  readonly outcome: string;
}

/** A signed route by which another system tells the lender something. Acts must be safe to repeat. */
export interface Hook {
  /** `/hooks/…` */
  readonly path: `/hooks/${string}`;
  /** Any of these may have signed. */
  readonly secrets: readonly [string, ...string[]];
  /** Parses and acts. @throws HookRefusal when the event is not what the hook takes */
  readonly act: (event: unknown) => Promise<HookAnswer>;
}

/** The event has the wrong form. */
export class HookRefusal extends Error {
  override readonly name = 'HookRefusal';
}

/** Declares a hook with the schema of its event. */
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
    if (event.success) return act(event.output);
    const [issue] = event.issues;
    throw new HookRefusal(`${v.getDotPath(issue) ?? 'The event'}: ${issue.message.slice(0, 200)}`);
  },
});
