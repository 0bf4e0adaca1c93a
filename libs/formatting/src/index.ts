/**
 * Formats for money, rates, dates and masked values. Pure: market, locale, time zone and today are arguments.
 */
export { formatDotGrouped, formatMoney, toFixedDecimal } from './specified-money';
export {
  formatMinor,
  formatMinorHidden,
  formatMinorParts,
  formatMinorRound,
  formatMinorSigned,
} from './minor';
export type { Minor, MinorParts } from './minor';
export { firstGraphemes, fitChange, storedText } from './cut-text';
export { fitsIn, graphemeCount, unitsOfGrapheme } from './graphemes';
export { minorOfTyped, plainAmount, readTypedAmount, shownReading, amountFormOf } from './typed-amount';
export type { AmountFault, AmountOptions, TypedAmount } from './typed-amount';
export { readTypedNumber } from './typed-number';
export type { NumberFault, NumberOptions, TypedNumber } from './typed-number';
export { codeFromTyped, longerCode, typedCode, typedReference } from './typed-code';
export { plainTyped } from './typed-text';
export { searchText, wordSearch } from './search-text';
export { creditWords } from './typed-words';
export { formatPercent, noAmount } from './decimal';
export {
  daysBetween,
  formatDay,
  formatDayLong,
  formatDayShort,
  formatDayWithYear,
  formatMonth,
  formatRelativeDay,
} from './day';
export { formatDaySpan } from './day-span';
export { dayOf } from './day-of';
export type { Day, Instant } from './day-of';
export { calendarDay, dayOrdersOf, findTypedDay, readTypedDay } from './typed-day';
export type { DayOrder } from './typed-day';
export { instantAt, formatDayAndTime, formatDayWithYearAndTime, formatTime } from './instant';
export { maskAccount, maskIdNumber, maskName, maskPhone } from './mask';
export { phoneFromTyped } from './phone';
export { callLink, isPhoneNumber } from './call-link';
export { sampleLender, sampleMarket, marketProfiles } from './market-profiles';
export { marketMoney, marketNames, moneyStep } from './market';
export type {
  Currency,
  IdentityRule,
  Market,
  MarketMoney,
  MarketName,
  PayChannel,
  PhoneRule,
} from './market';
