/** Banks a loan can be paid out to; names of real banks would promise what a sandbox cannot. */
export const banks = [
  { bankCode: 'HARB', bankName: 'Harbour Bank' },
  { bankCode: 'UNIT', bankName: 'Unity Bank' },
  { bankCode: 'FARM', bankName: 'Farmers Bank' },
  { bankCode: 'ISLE', bankName: 'Isle Savings' },
  { bankCode: 'CITY', bankName: 'City Postal Bank' },
] as const;

export const bankName = (bankCode: string): string =>
  banks.find((bank) => bank.bankCode === bankCode)?.bankName ?? bankCode;
