/** Once the frame under way has been shown: what a finger did is seen before anything is done for what comes next. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
