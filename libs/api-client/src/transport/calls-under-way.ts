/** The pending calls, so that all of them can be aborted at once. */
export interface CallsUnderWay {
  /** Runs a call with a signal that aborts with the caller's signal or with `stop`. */
  readonly run: <Value>(
    own: AbortSignal | undefined,
    call: (signal: AbortSignal) => Promise<Value>,
  ) => Promise<Value>;
  readonly stop: () => void;
}

export function createCallsUnderWay(): CallsUnderWay {
  const running = new Set<AbortController>();
  return {
    async run(own, call) {
      const controller = new AbortController();
      const end = () => {
        controller.abort();
      };
      running.add(controller);
      if (own?.aborted) end();
      own?.addEventListener('abort', end);
      try {
        return await call(controller.signal);
      } finally {
        running.delete(controller);
        own?.removeEventListener('abort', end);
      }
    },
    stop() {
      for (const controller of running) controller.abort();
    },
  };
}
