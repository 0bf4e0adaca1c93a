const chineseDigits = '零 一 二 三 四 五 六 七 八 九'.split(' ');

const at = (words: readonly string[], index: number): string => words[index] ?? '';

const squares = [
  [1e8, '亿'],
  [1e4, '万'],
] as const;

/** An integer in Chinese: ten thousands (万) and their squares (亿); skipped places are spoken once, as 零. */
export function chineseNumber(whole: number): string {
  const words = whole < 1e4 ? smallNumber(whole) : largeNumber(whole);
  return words.replace(/^一十/, '十');
}

/** After a larger place, ten keeps its one: 一百一十, 一万零一十. */
function largeNumber(whole: number): string {
  const [size, word] = squares.find(([each]) => whole >= each) ?? [1, ''];
  const rest = whole % size;
  const count = (whole - rest) / size;
  const head = `${count === 2 ? '两' : chineseNumber(count)}${word}`;
  if (rest === 0) return head;
  return `${head}${rest < size / 10 ? '零' : ''}${rest < 1e4 ? smallNumber(rest) : largeNumber(rest)}`;
}

const places = [
  [1000, '千'],
  [100, '百'],
  [10, '十'],
] as const;

/** Below ten thousand. */
function smallNumber(whole: number): string {
  const place = places.find(([size]) => whole >= size);
  if (place === undefined) return at(chineseDigits, whole);
  const [size, word] = place;
  const rest = whole % size;
  const count = Math.floor(whole / size);
  const head = `${count === 2 && size === 1000 ? '两' : at(chineseDigits, count)}${word}`;
  if (rest === 0) return head;
  return `${head}${rest < size / 10 ? '零' : ''}${smallNumber(rest)}`;
}
