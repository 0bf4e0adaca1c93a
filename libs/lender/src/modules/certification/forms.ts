import type { FormItem, personalInfo, savePersonalInfo, cityList } from '@clearloan/certification/contract';
import { money } from '@clearloan/api-client/declare';
import { formatMinor } from '@clearloan/formatting';
import { and, eq, asc, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { realNow } from '../../platform/context/clock';
import { db, writableDb } from '../../platform/database/connection';
import type { Handler } from '../../platform/context/request-context';
import type { Translate } from '../../platform/context/product-names';
import type { LoanBook } from '../../platform/context/loan-book';
import { checkChange } from './change-rules';
import { thisLender } from '../../platform/lender/lender';
import { checkAnswers } from './check-answers';
import { jobQuestions } from './job-questions';
import { personalQuestions } from './personal-questions';
import { formItem, type Answers, type Question } from './questions';
import { formAnswers, cities } from '../../platform/database/schema/certification';

/** The question forms by verification step. */
const forms = { personal: personalQuestions, job: jobQuestions } as const;

export type FormName = keyof typeof forms;

const answersSchema = v.record(v.string(), v.string());

/** Returns a form with the earlier answers; both forms have the same shape. */
export const answerForm =
  (name: FormName): Handler<typeof personalInfo> =>
  async ({ borrower, t }) => {
    const answers = (await readAnswers(borrower.borrowerId, name)) ?? {};
    return { items: await Promise.all(forms[name].map((question) => fillIn(question, answers, t))) };
  };

async function fillIn(question: Question, answers: Answers, t: Translate): Promise<FormItem> {
  const value = answers[question.code];
  return formItem(question, t, value, value && (await textOf(question, value)));
}

/** The display text of an answer that is an id or an amount. */
async function textOf({ cate, inputType }: Question, value: string): Promise<string | undefined> {
  if (cate === 'citySelect') return (await cityName(value)) ?? value;
  if (inputType !== 'money') return undefined;
  const amount = v.safeParse(money, value);
  return amount.success ? formatMinor(amount.output, thisLender().market) : undefined;
}

/** Saves a complete form, unless an open application depends on its answers. */
export const answerSaveForm =
  (name: FormName, loanBook: LoanBook): Handler<typeof savePersonalInfo> =>
  async ({ borrower: { borrowerId }, request }) => {
    await checkChange(name, borrowerId, loanBook);
    const answers = await checkAnswers(forms[name], request, isCity);
    const saved = { answers, savedAt: realNow() };
    await writableDb()
      .insert(formAnswers)
      .values({ borrowerId, form: name, ...saved })
      .onConflictDoUpdate({ target: [formAnswers.borrowerId, formAnswers.form], set: saved });
  };

/** A borrower's saved answers; undefined if the form was never saved. */
export async function readAnswers(borrowerId: string, name: FormName): Promise<Answers | undefined> {
  const [row] = await db()
    .select()
    .from(formAnswers)
    .where(and(eq(formAnswers.borrowerId, borrowerId), eq(formAnswers.form, name)));
  return row && v.parse(answersSchema, row.answers);
}

/** Provinces, or the cities of one. */
export const answerCityList: Handler<typeof cityList> = async ({ request: { parentId } }) => {
  const rows = await db()
    .select()
    .from(cities)
    .where(parentId === undefined ? isNull(cities.parentId) : eq(cities.parentId, parentId))
    .orderBy(asc(cities.name));
  return { list: rows.map(({ cityId, name }) => ({ id: cityId, name, leaf: parentId !== undefined })) };
};

async function isCity(cityId: string): Promise<boolean> {
  return (await cityName(cityId)) !== undefined;
}

/** The name of a selectable city. */
async function cityName(cityId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ name: cities.name })
    .from(cities)
    .where(and(eq(cities.cityId, cityId), isNotNull(cities.parentId)));
  return row?.name;
}
