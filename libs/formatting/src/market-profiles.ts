import { marketMoney, type Market, type MarketName } from './market';

/** The default market: the specification's money, Indonesia's phone numbers and documents. */
export const sampleMarket: Market = {
  name: 'sample',
  ...marketMoney.sample,
  phone: {
    countryCode: '+62',
    pattern: '^(?:\\+?62|0)?(8[1-9]\\d{6,10})$',
    example: '812 3456 7890',
  },
  identity: [
    { cardType: 'nik', pattern: '^\\d{16}$', example: '3174014403910312' },
    { cardType: 'passport', pattern: '^[A-Z]{1,2}\\d{6,7}$', example: 'A1234567' },
  ],
  taxCard: true,
  payChannels: ['virtualAccount', 'wallet', 'upi', 'store', 'bankTransfer'],
  legalLanguage: 'en',
  aprMethod: 'nominal',
  contactsUpload: 'forbidden',
  minPromotedTenureDays: 0,
  escalationDays: 30,
  outsideHosts: ['wa.me', 'regulator.example'],
};

/** India's money, phone numbers and documents; an advertised loan has a minimum term of 61 days there. */
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
 * Indonesia's money, phone numbers and documents. A NIK is 6 digits of the place, the date of birth (day, with 40 added
 * for a woman, month and year), and a serial number (Dukcapil); rupiah are written without decimals (EYD V).
 */
const indonesia: Market = {
  ...sampleMarket,
  name: 'indonesia',
  ...marketMoney.indonesia,
  identity: sampleMarket.identity.map((rule) => (rule.cardType === 'nik' ? { ...rule, pattern: nik } : rule)),
  payChannels: ['virtualAccount', 'wallet', 'store', 'bankTransfer'],
  minPromotedTenureDays: 61,
};

/** All markets that the app and the sandbox lender support, by the name in a brand's file. */
export const marketProfiles = { sample: sampleMarket, india, indonesia } as const satisfies Readonly<
  Record<MarketName, Market>
>;

/** The build's default lender, which a brand overrides. */
export const sampleLender = { name: 'Clearloan', phone: '0800 555 010' } as const;
