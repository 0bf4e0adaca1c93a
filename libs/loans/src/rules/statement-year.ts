/** The year that an address asks for (`?_year=2026`); anything else is the newest. */
export function yearFrom(search: URLSearchParams): number | undefined {
  const typed = search.get('_year') ?? '';
  return /^[2-9]\d{3}$/.test(typed) ? Number(typed) : undefined;
}
