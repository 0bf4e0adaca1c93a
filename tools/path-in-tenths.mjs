/**
 * The path of a drawing with its numbers in tenths: a box of 256 is drawn 24 pixels wide, where hundredths are seen by nobody and
 * are a tenth of an icon's bytes. Numbers that only a point told apart get a blank where that point has gone.
 * @param {string} path the `d` of an SVG path
 */
export function inTenths(path) {
  let before = '';
  return path.replace(/\d*\.\d+/g, (number, at) => {
    const rounded = String(Number(Number(number).toFixed(1))).replace(/^0\./, '.');
    const isJoined = number.startsWith('.') && /\d/.test(path[at - 1] ?? '');
    const isStillApart = rounded.startsWith('.') && before.includes('.');
    before = rounded;
    return isJoined && !isStillApart ? ` ${rounded}` : rounded;
  });
}
