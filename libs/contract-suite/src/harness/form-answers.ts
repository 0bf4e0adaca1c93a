import type { Contact, Contacts, Form, FormAnswers, FormItem } from '@clearloan/certification/contract';

const counted = '12345678012345678901';
const numbers = [10, ...Array.from(counted, (_, index) => index + 1)].map((length) =>
  counted.slice(0, length),
);
/** What a borrower could type. The first text that a question takes is its answer. */
const typical: Readonly<Record<string, readonly string[]>> = {
  digits: numbers,
  tel: ['081299900011', ...numbers],
  money: ['9500'],
  number: ['1', ...numbers],
  text: ['Jalan Melati 7, Jakarta', 'Toko Maju', 'Mira', ...numbers],
};

function takes({ inputType, pattern, max }: FormItem, value: string): boolean {
  const size = inputType === 'number' ? Number(value) : value.length;
  return (max === undefined || size <= max) && (pattern === undefined || new RegExp(pattern).test(value));
}

/** A day that each month has. */
const day = '25';

function answerTo(item: FormItem, place: string | undefined): string | undefined {
  if (item.cate === 'enum') return item.options[0]?.value;
  if (item.cate === 'citySelect') return place;
  if (item.cate === 'day') return day;
  return typical[item.inputType ?? 'text']?.find((value) => takes(item, value));
}

/**
 * Answers to a lender's form: those that its description gives, and one of the suite's own to each other question that is shown.
 * @param place the id of a place without parts
 * @throws {Error} that names a required question to which the suite has no answer
 */
export function answersTo(
  { items }: Pick<Form, 'items'>,
  given: FormAnswers,
  place: string | undefined,
): FormAnswers {
  const answers: Record<string, string> = { ...given };
  const isShown = ({ showWhen }: FormItem) =>
    showWhen === undefined || showWhen.values.includes(answers[showWhen.code] ?? '');
  const left = new Set(items.filter(({ code }) => answers[code] === undefined));
  // A question can come before the one that it depends on, so the list is read until no more of it is shown.
  for (let shown = [...left].filter(isShown); shown.length > 0; shown = [...left].filter(isShown))
    for (const item of shown) {
      const answer = answerTo(item, place);
      if (answer !== undefined) answers[item.code] = answer;
      else if (item.required) throw new Error(`lender.json has to answer the question ${item.code}`);
      left.delete(item);
    }
  return answers;
}

/** Two contacts, or as many as the lender needs, with numbers beside the borrower's own. */
export function contactsFor({ relations, needed }: Contacts, phone: string): Contact[] {
  const names = ['Ani Tan', 'Budi Hartono', 'Citra Lim', 'Dewi Sari', 'Eka Putra'];
  const [start, last] = [phone.slice(0, -2), Number(phone.slice(-2))];
  return names.slice(0, Math.max(needed, 2)).map((name, index) => ({
    relation: relations[index % relations.length]?.value ?? '',
    name,
    mobile: `${start}${String((last + index + 1) % 100).padStart(2, '0')}`,
  }));
}
