/** Invented banks for payouts. A lender for a real market has its own. */
export const banks = [
  { bankCode: 'HARB', bankName: 'Harbour Bank' },
  { bankCode: 'UNIT', bankName: 'Unity Bank' },
  { bankCode: 'FARM', bankName: 'Farmers Bank' },
  { bankCode: 'ISLE', bankName: 'Isle Savings' },
  { bankCode: 'CITY', bankName: 'City Postal Bank' },
  { bankCode: 'AURO', bankName: 'Aurora Bank' },
  { bankCode: 'BAYV', bankName: 'Bayview Bank' },
  { bankCode: 'CANA', bankName: 'Canal Savings Bank' },
  { bankCode: 'COOP', bankName: 'Co-operative Union Bank' },
  { bankCode: 'DELT', bankName: 'Delta Commercial Bank' },
  { bankCode: 'EAST', bankName: 'Eastern Gate Bank' },
  { bankCode: 'FERN', bankName: 'Fernhill Bank' },
  { bankCode: 'GRAN', bankName: 'Granary People’s Bank' },
  { bankCode: 'HILL', bankName: 'Hilltop Rural Bank' },
  { bankCode: 'KITE', bankName: 'Kite Digital Bank' },
  { bankCode: 'LANT', bankName: 'Lantern Bank' },
  { bankCode: 'MERC', bankName: 'Merchants Trust Bank' },
  { bankCode: 'MONS', bankName: 'Monsoon Bank' },
  { bankCode: 'NORT', bankName: 'Northern Teachers Bank' },
  { bankCode: 'ORCH', bankName: 'Orchard Bank' },
  { bankCode: 'PADD', bankName: 'Paddy Field Bank' },
  { bankCode: 'RIVE', bankName: 'River Valley Bank' },
  { bankCode: 'SPIC', bankName: 'Spice Coast Bank' },
  { bankCode: 'TEAK', bankName: 'Teak Bank' },
] as const;

export const bankName = (bankCode: string): string =>
  banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode;
