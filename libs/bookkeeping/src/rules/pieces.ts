import type { BookRecord } from '../contract';

export interface Day {
  readonly day: string;
  readonly records: readonly BookRecord[];
}

/** Records of one day that are rendered together. */
interface Piece {
  readonly records: readonly BookRecord[];
  /** Visible when the screen opens. */
  readonly isAtOnce: boolean;
}

/** Few enough for one frame of a slow device. */
const together = 6;

/** How many records fill a screen. */
const ofScreen = 12;

/** A month has all its headings at once, so that a screen reader can move from day to day. */
const daysAtOnce = 31;

/**
 * Splits days into the pieces in which they are rendered. A list opens at its first records, or around the one
 * being returned to.
 * @param isOpened the record being returned to
 */
export function inPieces(days: readonly Day[], isOpened: (record: BookRecord) => boolean) {
  const opened = days.flatMap(({ records }) => records).findIndex(isOpened);
  const isOnView = (at: number) => (opened === -1 ? at < ofScreen : Math.abs(at - opened) < ofScreen);
  let at = 0;
  return days.map(({ day, records }, nth) => {
    const pieces: Piece[] = [];
    for (let from = 0; from < records.length; from += together)
      pieces.push({
        records: records.slice(from, from + together),
        // A day that was deferred itself renders its first records with it.
        isAtOnce: isOnView(at + from) || (nth >= daysAtOnce && from === 0),
      });
    at += records.length;
    return { day, records, pieces, isAtOnce: nth < daysAtOnce || isOnView(at - 1) };
  });
}
