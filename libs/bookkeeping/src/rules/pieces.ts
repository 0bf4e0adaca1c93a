import type { BookRecord } from '../contract';

export interface Day {
  readonly day: string;
  readonly records: readonly BookRecord[];
}

/** Records of one day that are drawn together. */
interface Piece {
  readonly records: readonly BookRecord[];
  /** On the screen as it opens. */
  readonly isAtOnce: boolean;
}

/** Few enough for one frame of a slow device. */
const together = 6;

/** So many records fill a screen. */
const ofScreen = 12;

/** A month has all its headings at once, so that a screen reader steps from day to day. */
const daysAtOnce = 31;

/**
 * Days in the pieces they are drawn in. A list opens at its first records, or around the one it is come back to.
 * @param isOpened the record it is come back to
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
        // A day that itself has waited brings its first records along.
        isAtOnce: isOnView(at + from) || (nth >= daysAtOnce && from === 0),
      });
    at += records.length;
    return { day, records, pieces, isAtOnce: nth < daysAtOnce || isOnView(at - 1) };
  });
}
