/** Whether an error, or what caused it, carries one of these SQLSTATE codes (drizzle wraps pg's error). */
export function isSqlState(error: unknown, ...states: readonly string[]): boolean {
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if ('code' in each && typeof each.code === 'string' && states.includes(each.code)) return true;
  }
  return false;
}
