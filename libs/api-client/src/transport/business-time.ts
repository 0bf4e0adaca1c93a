import { headerNames } from '../declare';

/** The lender's time, derived from the responses; a device with a wrong clock still shows correct dates. */
export interface BusinessTime {
  /** The lender's current time, ISO 8601 in UTC. */
  readonly now: () => string;
  /** Updates the offset from a response header. */
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
