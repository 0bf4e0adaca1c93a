import { money, type Minor } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { readTogether } from '../../platform/database/connection';
import { readAnswers } from './forms';
import { readIdentity } from './identity';
import { personalQuestions } from './personal-questions';
import { choiceLabel } from './questions';
import type { Message } from '../../platform/context/product-names';

/** The borrower facts that a decision uses. */
export interface BorrowerFacts {
  readonly name: string | undefined;
  readonly birthday: string | undefined;
  readonly identitySavedAt: Date | undefined;
  readonly hasTaxCard: boolean;
  readonly monthlyIncome: Minor | undefined;
  /** The purpose of the loan, as a form value. */
  readonly purpose: string | undefined;
}

/** The facts of a visitor: none. */
export const nobody: BorrowerFacts = {
  name: undefined,
  birthday: undefined,
  identitySavedAt: undefined,
  hasTaxCard: false,
  monthlyIncome: undefined,
  purpose: undefined,
};

/** Reads the facts that the verification has collected so far. */
export async function borrowerFacts(borrowerId: string | undefined): Promise<BorrowerFacts> {
  if (borrowerId === undefined) return nobody;
  const read = readTogether();
  const [identity, job, personal] = await Promise.all([
    read(() => readIdentity(borrowerId)),
    read(() => readAnswers(borrowerId, 'job')),
    read(() => readAnswers(borrowerId, 'personal')),
  ]);
  const income = v.safeParse(money, job?.['monthly_income']);
  return {
    name: identity?.name,
    birthday: identity?.birthday,
    identitySavedAt: identity?.savedAt,
    hasTaxCard: (identity?.taxCard ?? null) !== null,
    monthlyIncome: income.success ? income.output : undefined,
    purpose: personal?.['purpose'],
  };
}

/** The purpose of the loan, as text. */
export const purposeText = ({ purpose }: BorrowerFacts): Message | undefined =>
  choiceLabel(personalQuestions, 'purpose', purpose);
