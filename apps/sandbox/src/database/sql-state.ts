/** The code that the database, or the connection to it, gave an error (drizzle wraps pg's error); undefined when there is none. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string') return each.code;
  }
  return undefined;
}

/** Whether an error, or what caused it, carries one of these SQLSTATE codes (drizzle wraps pg's error). */
export function isSqlState(error: unknown, ...states: readonly string[]): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && states.includes(each.code)) return true;
  }
  return false;
}
