import type { Market } from './market';
import { marketMoney, type MarketName } from './market-money';
import { sampleMarket } from './sample-market';

/** India's money, phone numbers and papers; an advertised loan runs 61 days or longer there. */
const india: Market = {
  ...sampleMarket,
  name: 'india',
  ...marketMoney.india,
  phone: { countryCode: '+91', pattern: '^(?:\\+?91|0)?([6-9]\\d{9})$', example: '98765 43210' },
  identity: [
    { cardType: 'pan', pattern: '^[A-Z]{5}\\d{4}[A-Z]$', example: 'ABCPD1234E' },
    { cardType: 'passport', pattern: '^[A-Z]\\d{7}$', example: 'A1234567' },
  ],
  taxCard: false,
  payChannels: ['upi', 'bankTransfer'],
  minPromotedTenureDays: 61,
};

const nik = '^\\d{6}(?:[04][1-9]|[1256]\\d|[37][01])(?:0[1-9]|1[0-2])\\d\\d(?!0000)\\d{4}$';

/**
 * Indonesia's money, phone numbers and papers. A NIK is 6 digits of the place, the day of birth (a woman's with 40 added),
 * month and year, and a running number (Dukcapil); rupiah are written without decimals (EYD V).
 */
const indonesia: Market = {
  ...sampleMarket,
  name: 'indonesia',
  ...marketMoney.indonesia,
  identity: sampleMarket.identity.map((rule) => (rule.cardType === 'nik' ? { ...rule, pattern: nik } : rule)),
  payChannels: ['virtualAccount', 'wallet', 'store', 'bankTransfer'],
  minPromotedTenureDays: 61,
};

/** Every market that the app and the sandbox lender both know, by the name that a brand's file gives. */
export const marketProfiles = { sample: sampleMarket, india, indonesia } as const satisfies Readonly<
  Record<MarketName, Market>
>;
