import { deviceStore, type ApiClient } from '@clearloan/api-client';
import * as v from 'valibot';
import { endSession, sessionsToEndEntry as entry } from '@clearloan/session';

/** A lender ends each session after at most twelve hours by itself. */
const longestMs = 12 * 3_600_000;
const maxSessions = 8;

const schema = v.pipe(
  v.string(),
  v.maxLength(4096),
  v.parseJson(),
  v.array(v.object({ sessionId: v.string(), atMs: v.number() })),
);

/** A replaced session that has still to end at the lender. */
type Ending = v.InferOutput<typeof schema>[number];

function endings(): readonly Ending[] {
  const parsed = v.safeParse(schema, deviceStore.get(entry));
  return parsed.success ? parsed.output.filter(({ atMs }) => Date.now() - atMs < longestMs) : [];
}

function write(list: readonly Ending[]): void {
  if (list.length === 0) deviceStore.remove(entry);
  else deviceStore.set(entry, JSON.stringify(list.slice(-maxSessions)));
}

/** Before anything else: a page that is closed meanwhile ends it at the next start. */
export const queueSessionEnd = (sessionId: string): void => {
  write([...endings(), { sessionId, atMs: Date.now() }]);
};

/**
 * Ends the queued sessions at the lender, one after the other. Never rejects.
 * @returns whether none is left
 */
export async function endQueuedSessions(clientOf: (sessionId: string) => ApiClient): Promise<boolean> {
  for (const { sessionId } of endings()) {
    if (await endSession(clientOf(sessionId)))
      write(endings().filter((each) => each.sessionId !== sessionId));
  }
  write(endings());
  return endings().length === 0;
}
