/** Tracks which of several lenders are ready, with a proxy's health checks. */
export interface ReadinessWatch {
  readonly ready: () => readonly string[];
  readonly stop: () => void;
}

const everyMs = 200;

/** Polls each address; resolves after the first round. */
export async function watchReadiness(addresses: readonly string[]): Promise<ReadinessWatch> {
  const well = new Set<string>();
  const ask = async (address: string) => {
    const isReady = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) well.add(address);
    else well.delete(address);
  };
  const round = () => Promise.all(addresses.map(ask));
  await round();
  const timer = setInterval(() => void round(), everyMs);
  return {
    ready: () => addresses.filter((address) => well.has(address)),
    stop: () => {
      clearInterval(timer);
    },
  };
}
