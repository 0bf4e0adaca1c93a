/** What the build says of the lender wherever a brand says its own. */
export const sampleLender = { name: 'Clearloan', phone: '0800 555 010' } as const;
