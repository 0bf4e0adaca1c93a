/** How a language shortens weekdays, from Sunday on, and months. */
export interface ShortNames {
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
}

const namesOf = (weekdays: string, months: string): ShortNames => ({
  weekdays: weekdays.split(' '),
  months: months.split(' '),
});

/**
 * The languages in which we write weekday, day, month and year with blanks between. Their short names are those of `Intl`
 * (CLDR; a test compares them): it takes a phone longer to open the first of its formats than to draw a whole screen.
 */
export const shortNames: ReadonlyMap<string, ShortNames> = new Map([
  ['en', namesOf('Sun Mon Tue Wed Thu Fri Sat', 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')],
  ['hi', namesOf('रवि सोम मंगल बुध गुरु शुक्र शनि', 'जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰')],
  ['id', namesOf('Min Sen Sel Rab Kam Jum Sab', 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des')],
]);
