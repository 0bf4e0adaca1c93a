/** NUL and lone surrogates: nobody types them, and the database cannot store them. */
const unkeepable = /[\0\p{Cs}]/u;

/** Whether the database can store all texts in a value from outside. */
export const isKeepable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !unkeepable.test(value)
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isKeepable);
