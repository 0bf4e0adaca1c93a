import fc from 'fast-check';
import { amountInWords } from './amount-in-words';
import { marketProfiles } from './market-profiles';
import type { Market } from './market';
import { readTypedAmount, type TypedAmount } from './typed-amount';
import { withChineseDigits } from './typed-chinese';

const { sample, india, indonesia } = marketProfiles;
/** As a field reads it when it is left. */
const readWords = (typed: string, market: Market) =>
  readTypedAmount(withChineseDigits(typed, market.currency.decimalSeparator), market);
const minorIn = (read: TypedAmount) => (read.kind === 'value' ? read.minor : undefined);

describe('an amount in Chinese words', () => {
  it.each([
    ['一百二十元', 12000],
    ['三千五', 350000],
    ['1.2万', 1200000],
    ['1万5', 1500000],
    ['两万零五百', 2050000],
    ['十五', 1500],
    ['一万二', 1200000],
    ['一千零五', 100500],
    ['二十五万五', 25500000],
    ['一亿两千万', 12000000000],
    ['十五点八万元', 15800000],
    ['三点五元', 350],
    ['五元', 500],
    ['三块五', 350],
    ['三块二毛五', 325],
    ['五毛', 50],
    ['八分', 8],
    ['3元5分', 305],
    ['12块5', 1250],
    ['人民币壹仟贰佰叁拾肆元伍角陆分', 123456],
    ['人民币叁仟元整', 300000],
    ['三千元整', 300000],
    ['10块钱', 1000],
  ])('%s is %d', (typed, minor) => {
    expect(minorIn(readWords(typed, sample))).toBe(minor);
  });

  it.each([
    '五',
    '一',
    '零',
    '百',
    '十百',
    '一千一千',
    '三五千',
    '三月',
    '一二三四',
    '三十五个',
    '二〇二六年',
  ])('%s is none', (typed) => {
    expect(readWords(typed, sample)).toEqual({ kind: 'invalid', reason: 'letters' });
  });

  it('is the same in every market; where there are no cents, tenths are refused', () => {
    for (const market of [sample, india, indonesia])
      expect(minorIn(readWords('一百二十', market))).toBe(12000);
    expect(readWords('三块五', indonesia)).toEqual({ kind: 'invalid', reason: 'tooFine' });
  });

  it('as the app speaks it is the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (amount) => {
        expect(minorIn(readWords(amountInWords(amount, 'zh', sample) ?? '', sample))).toBe(amount);
      }),
    );
  });
});

describe('an amount behind what a wallet says of it', () => {
  it.each([
    ['已支付¥70.00', 7000],
    ['支付成功 ￥12.50', 1250],
    ['实付款：35元', 3500],
    ['已收款 ¥20', 2000],
    ['退款¥8.00', 800],
    ['合计：¥128.00', 12800],
    ['共三百元', 30000],
  ])('%s', (typed, minor) => {
    expect(minorIn(readWords(typed, sample))).toBe(minor);
  });

  it.each(['待支付¥70.00', '支付失败¥70.00', '¥70.00起', '合计'])('%s is not read', (typed) => {
    expect(readWords(typed, sample)).toEqual({ kind: 'invalid', reason: 'letters' });
  });
});
