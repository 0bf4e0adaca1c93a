/** The build's default lender, which a brand overrides. */
export const sampleLender = { name: 'Clearloan', phone: '0800 555 010' } as const;
