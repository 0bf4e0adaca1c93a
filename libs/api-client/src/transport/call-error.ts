import { codes, type Refusal } from '../declare';

/** Codes that leave a write open: the same key is sent again. Any other refusal is final. */
export const leavesOpen = new Set<number | null>([codes.processing, codes.sessionExpired, codes.tooMany]);

/** The five ways in which a call fails. */
export type CallErrorKind = 'Business' | 'Network' | 'TimedOut' | 'Expired' | 'Unreadable';

interface CallFacts {
  readonly kind: CallErrorKind;
  readonly path: string;
  /** For `Business` and `Expired`: the lender's code, null when it was not a number. */
  readonly code?: number | null;
  readonly refusal?: Refusal | null;
  readonly requestId?: string | undefined;
  /** False when the device was offline when the call was made. */
  readonly hasLeft?: boolean;
  readonly cause?: unknown;
}

/** A call that did not succeed. `message` is a text for the borrower, ready to show. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  readonly path: string;
  readonly code: number | null;
  readonly refusal: Refusal | null;
  readonly requestId: string | undefined;
  readonly hasLeft: boolean;

  constructor(message: string, { cause, ...facts }: CallFacts) {
    super(message, { cause });
    const { kind, path, code = null, refusal = null, requestId, hasLeft = true } = facts;
    this.kind = kind;
    this.path = path;
    this.code = code;
    this.refusal = refusal;
    this.requestId = requestId;
    this.hasLeft = hasLeft;
  }

  /** The lender was not reached, as far as the device knows: offline, or nothing listens. */
  get isUnreached(): boolean {
    return this.kind === 'Network' || this.kind === 'TimedOut';
  }

  /** No response arrived, or none that can be parsed. */
  get isUnanswered(): boolean {
    return this.isUnreached || this.kind === 'Unreadable';
  }

  /** True when the lender may have acted without a response: retry with the same key. */
  get isOutcomeUnknown(): boolean {
    return this.isUnanswered && this.hasLeft;
  }

  /** For a retry of a write with an unknown outcome: true when the outcome stays unknown. */
  get staysUnknown(): boolean {
    return this.isUnanswered || leavesOpen.has(this.code);
  }
}
