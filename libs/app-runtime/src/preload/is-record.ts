/** Narrows an unknown value to a record. For code that runs before the schema library is loaded. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
