/** Narrows an unknown value to a record. For code that runs before the schema library is loaded. */
export const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;
