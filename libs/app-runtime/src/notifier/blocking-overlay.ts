/** Names one call among those under way. */
export type CallId = string | number | symbol;

/** `working` from 200 ms on, `slow` from 10 s ("do not pay again"), `stuck` from 20 s (a way out). */
export type OverlayStage = 'working' | 'slow' | 'stuck';

/** `text` is of the newest call that gave one. */
export interface BlockingOverlay {
  stage: OverlayStage;
  text: string | undefined;
}

const stages = [
  { stage: 'working', afterMs: 200 },
  { stage: 'slow', afterMs: 10_000 },
  { stage: 'stuck', afterMs: 20_000 },
] as const;

/**
 * Counts the calls under way. The mask stands while there is any and the work has lasted 200 ms, so that a quick answer never
 * flickers; the count of time starts anew once nothing was under way.
 */
export function createBlockingOverlay(show: (overlay: BlockingOverlay | null) => void) {
  const pending = new Map<CallId, string | undefined>();
  let stage: OverlayStage | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const draw = () => {
    show(stage && { stage, text: [...pending.values()].findLast((text) => text !== undefined) });
  };
  const reach = (next: OverlayStage | null) => {
    if (stage === null && next === null) return;
    stage = next;
    draw();
  };
  const release = () => {
    pending.clear();
    timers.forEach(clearTimeout);
    reach(null);
  };

  return {
    begin: (callId: CallId, text?: string) => {
      if (pending.size === 0)
        timers = stages.map(({ stage: next, afterMs }) => setTimeout(reach, afterMs, next));
      pending.delete(callId); // a repeated id counts once, as the newest
      pending.set(callId, text);
      reach(stage);
    },
    /** Takes away this call and nothing else. */
    end: (callId: CallId) => {
      if (!pending.delete(callId)) return;
      if (pending.size === 0) release();
      else reach(stage);
    },
    release,
  };
}
