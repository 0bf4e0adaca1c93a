import { headerNames } from '../declare';

/** The lender's time, followed from the replies; a device whose clock is off still shows right dates. */
export interface BusinessTime {
  /** The lender's present instant, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Takes the offset from a reply's header. */
  readonly follow: (headers: Headers) => void;
}

export function createBusinessTime(phoneNow: () => number): BusinessTime {
  let offsetMs = 0;
  return {
    now: () => new Date(phoneNow() + offsetMs).toISOString(),
    follow(headers) {
      const instant = Date.parse(headers.get(headerNames.businessTime) ?? '');
      if (Number.isFinite(instant)) offsetMs = instant - phoneNow();
    },
  };
}
