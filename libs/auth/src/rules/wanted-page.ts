/** A page that was requested before the login. */
export interface WantedPage {
  /** A hash of its path, which may name a loan. */
  readonly page: string;
  /** When the login was requested, by the device's clock. */
  readonly atMs: number;
  /** The hash of the borrower whose session had ended; null on a device without a previous borrower. */
  readonly by: string | null;
}

const longestMs = 10 * 60_000;

/**
 * Whether the login still leads there: not after ten minutes, when the user may have forgotten why, and never to a
 * page that another borrower requested.
 * @param mark hash of the borrower who logged in
 */
export const isStillWanted = ({ atMs, by }: WantedPage, mark: string | null, nowMs: number): boolean =>
  nowMs - atMs < longestMs && (by === null || by === mark);
