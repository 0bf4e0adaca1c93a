const formats = new Map<string, Intl.DateTimeFormat>();

/** Intl formats are slow to create (a list of dues uses dozens), so they are cached. */
export function intlDateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
