/** A screen that was wanted before the login. */
export interface WantedPage {
  readonly path: string;
  /** When the login was asked for, by the device's clock. */
  readonly atMs: number;
  /** The mark of the borrower whose session had ended; none on a device that knew nobody. */
  readonly by: string | null;
}

const longestMs = 10 * 60_000;

/**
 * Does the login still lead there? Not after ten minutes, when whoever holds the device may have forgotten why; and
 * never to what another borrower wanted.
 * @param mark of the borrower who logged in
 */
export const isStillWanted = ({ atMs, by }: WantedPage, mark: string | null, nowMs: number): boolean =>
  nowMs - atMs < longestMs && (by === null || by === mark);
