/**
 * Amounts in Chinese words, as people and receipts write them. A module of its own: a field loads it when its text has such words.
 */

/** Digits as spoken, as written by hand, and as on receipts. */
const digitWords = [
  '零〇',
  '一壹弌',
  '二贰貳两兩',
  '三叁參',
  '四肆',
  '五伍',
  '六陆陸',
  '七柒',
  '八捌',
  '九玖',
];
const digitOf: ReadonlyMap<string, number> = new Map(
  digitWords.flatMap((signs, digit) => Array.from(signs, (sign) => [sign, digit] as const)),
);
const placeOf: ReadonlyMap<string, number> = new Map([
  ...Array.from('十拾', (sign) => [sign, 10] as const),
  ...Array.from('百佰', (sign) => [sign, 100] as const),
  ...Array.from('千仟', (sign) => [sign, 1000] as const),
  ...Array.from('万萬', (sign) => [sign, 1e4] as const),
  ...Array.from('亿億', (sign) => [sign, 1e8] as const),
]);

const digits = digitWords.join('');
const numerals = new RegExp(
  `(^|[^\\d.,])([\\d${digits}${[...placeOf.keys()].join('')}]+)(?:[点點]([\\d${digits}]+)([万萬亿億]*))?(?=([元圆圓块塊角毛分])?)`,
  'gu',
);

/** More than any amount; above it a number is no longer written digit by digit. */
const most = 1e15;

/**
 * A whole number in words, also with digits between: `一千零五`, `1万5`. A last digit counts the next place: `三千五` is
 * 3 500. Undefined if its places are in no known order.
 */
function wholeOf(words: string): number | undefined {
  let [total, section, next, lastPlace] = [0, 0, 1, 1e4];
  let digit: number | undefined;
  for (const sign of words.match(/\d+|\D/gu) ?? []) {
    const place = placeOf.get(sign);
    if (place === undefined) {
      if (digit !== undefined) return undefined;
      const isZero = digitOf.get(sign) === 0;
      if (isZero) next = 1;
      else digit = digitOf.get(sign) ?? Number(sign);
    } else if (place < 1e4) {
      if (place >= lastPlace || (digit === undefined && place !== 10)) return undefined;
      section += (digit ?? 1) * place;
      [digit, lastPlace, next] = [undefined, place, place / 10];
    } else {
      const count = section + (digit ?? 0) + (place === 1e8 ? total : 0);
      if (count === 0) return undefined;
      total = (place === 1e8 ? 0 : total) + count * place;
      [digit, section, lastPlace, next] = [undefined, 0, 1e4, place / 10];
    }
  }
  const whole = total + section + (digit ?? 0) * ((digit ?? 10) < 10 ? next : 1);
  return whole < most ? whole : undefined;
}

/** A digit alone, or digits with a unit such as `5千`, are a number only beside money. */
const isNumber = (words: string, isMoney: boolean): boolean =>
  !isMoney
    ? words.length > 1 && /[十拾百佰千仟]|\d[万萬亿億]\d|[^\d万萬亿億][万萬亿億]/u.test(words)
    : /\D/.test(words) && !/^\d+[万萬亿億]$/u.test(words);

const fractionOf = (words: string) => Array.from(words, (sign) => String(digitOf.get(sign) ?? sign)).join('');

/** `3元2角5分`, `3块2`, `5毛`: tenths and hundredths behind the sign. */
const withDecimals = (text: string, sign: string): string =>
  text
    .replace(/([元圆圓块塊角毛分])[整正钱錢]+$/u, '$1')
    .replace(
      /(\d)[元圆圓块塊]零?(?:(\d)(?:[角毛]零?(?:(\d)分?)?)?|(\d)分)$/u,
      (_all, whole: string, ...rest: string[]) => whole + sign + decimalsOf(rest),
    )
    .replace(
      /^(\D*)(?:(\d)[角毛](?:(\d)分?)?|(\d)分)$/u,
      (_all, before: string, ...rest: string[]) => `${before}0${sign}${decimalsOf(rest)}`,
    );

const decimalsOf = ([tenths, hundredths, alone]: readonly (string | undefined)[]) =>
  `${tenths ?? '0'}${hundredths ?? alone ?? '0'}`;

/** What a wallet or a receipt says before an amount: that it was paid or received, or that it is one. */
const label =
  /^(?:已?(?:支付|付款|收款|退款)(?:成功)?|实付款?|应付款?|收入|支出|[合总共]计|共|金额)[:：]? ?(?=[¥￥\d零〇一-龥])/u;

/**
 * An amount in Chinese words as a field reads it: `一百二十元` → `120元`, `三块五` → `3.50`, `十五点八万` → `15.8万`, `已支付¥70` → `¥70`. Other texts and
 * words stay as they are.
 * @param decimalSign of the field
 */
export const withChineseDigits = (text: string, decimalSign: string): string =>
  withDecimals(
    text
      .replace(label, '')
      .replace(
        numerals,
        (all, before: string, words: string, fraction?: string, unit = '', money?: string) => {
          const isMoney = money !== undefined || /[元圆圓块塊角毛]/u.test(before);
          const whole = fraction !== undefined || isNumber(words, isMoney) ? wholeOf(words) : undefined;
          if (whole === undefined) return all;
          return (
            before + String(whole) + (fraction === undefined ? '' : decimalSign + fractionOf(fraction) + unit)
          );
        },
      ),
    decimalSign,
  );
