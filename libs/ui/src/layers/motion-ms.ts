/** A time as CSS writes it, in milliseconds; the build shortens `200ms` to `.2s`. Nothing readable is no motion. */
export function motionMs(cssTime: string): number {
  const time = cssTime.trim();
  const figure = Number.parseFloat(time) || 0;
  return time.endsWith('ms') ? figure : figure * 1000;
}
