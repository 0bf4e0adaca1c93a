/** Has this, of which nothing is known yet, names to ask for? For what is read where no schema is there. */
export const isRecord = (given: unknown): given is Readonly<Record<string, unknown>> =>
  typeof given === 'object' && given !== null;
