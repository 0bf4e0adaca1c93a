import type { Market } from './market';
import { marketMoney } from './market-money';

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
