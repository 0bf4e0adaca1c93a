/** One kind of call in this visit: how often it was sent and its size, never its content. */
export interface TrafficLine {
  readonly path: string;
  readonly sent: number;
  readonly bytes: number;
  /** How often it was blocked on the device, because its consent was missing. */
  readonly heldBack: number;
}

export interface SeenCall {
  readonly path: string;
  readonly isHeldBack: boolean;
  readonly bytes: number;
}

export function withCall(
  lines: readonly TrafficLine[],
  { path, isHeldBack, bytes }: SeenCall,
): TrafficLine[] {
  const before = lines.find((line) => line.path === path) ?? { path, sent: 0, bytes: 0, heldBack: 0 };
  const after = isHeldBack
    ? { ...before, heldBack: before.heldBack + 1 }
    : { ...before, sent: before.sent + 1, bytes: before.bytes + bytes };
  return [...lines.filter((line) => line.path !== path), after];
}
