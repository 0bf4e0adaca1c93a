/** Identifies one pending call. */
export type CallId = string | number | symbol;

/** `working` after 200 ms, `slow` after 10 s ("do not pay again"), `stuck` after 20 s (offers a way out). */
export type OverlayStage = 'working' | 'slow' | 'stuck';

/** `text` belongs to the newest call that has one. */
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
 * Counts the pending calls. The overlay is shown while there is at least one and 200 ms have passed, so that a fast
 * response does not flicker. The timers restart once nothing is pending.
 */
export function createBlockingOverlay(show: (overlay: BlockingOverlay | null) => void) {
  const pending = new Map<CallId, string | undefined>();
  let stage: OverlayStage | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const update = () => {
    if (stage) show({ stage, text: [...pending.values()].findLast((text) => text !== undefined) });
  };
  const reach = (next: OverlayStage) => {
    stage = next;
    update();
  };
  const release = () => {
    pending.clear();
    timers.forEach(clearTimeout);
    if (!stage) return;
    stage = null;
    show(null);
  };

  return {
    begin: (callId: CallId, text?: string) => {
      if (pending.size === 0)
        timers = stages.map(({ stage: next, afterMs }) => setTimeout(reach, afterMs, next));
      pending.delete(callId); // a repeated id counts once, as the newest
      pending.set(callId, text);
      update();
    },
    /** Ends only this call. */
    end: (callId: CallId) => {
      if (!pending.delete(callId)) return;
      if (pending.size === 0) release();
      else update();
    },
    release,
  };
}
