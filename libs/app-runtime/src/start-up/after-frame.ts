/**
 * Once the frame under way has been shown: what a finger did is seen before anything is done for what comes next. A timer
 * would wait longer: while a finger has just come down, browsers hold timers back by a tenth of a second.
 */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
