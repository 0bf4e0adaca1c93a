/** The year of a URL (`?_year=2026`); the latest by default. */
export function yearFrom(search: URLSearchParams): number | undefined {
  const typed = search.get('_year') ?? '';
  return /^[2-9]\d{3}$/.test(typed) ? Number(typed) : undefined;
}
