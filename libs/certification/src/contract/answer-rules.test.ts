import { parse } from 'valibot';
import { cardSetting, faceAttempts, jobInfo, personalInfo, uploadImage } from '../contract';
import { cardBound, cardInit } from '../fixtures/cards';
import { formItemsJob } from '../fixtures/form-items-job';
import { formItemsPersonal } from '../fixtures/form-items-personal';
import { faceAttemptsLeft, faceAttemptsUsedUp, pictureRead, pictureTooDark } from '../fixtures/identity';
import {
  accountsAreKnown,
  attemptsAreCounted,
  formAsksWell,
  formTookAnswers,
  refusedPictureSaysWhy,
} from './answer-rules';

it('what a lender asks and says keeps the rules', () => {
  expect(formAsksWell.faults(parse(jobInfo.data, formItemsJob))).toEqual([]);
  expect(formAsksWell.faults(parse(personalInfo.data, formItemsPersonal))).toEqual([]);
  for (const cards of [cardInit, cardBound]) {
    expect(accountsAreKnown.faults(parse(cardSetting.data, cards))).toEqual([]);
    expect(formAsksWell.faults(parse(cardSetting.data, cards))).toEqual([]);
  }
  for (const picture of [pictureRead, pictureTooDark])
    expect(refusedPictureSaysWhy.faults(parse(uploadImage.data, picture))).toEqual([]);
  for (const left of [faceAttemptsLeft, faceAttemptsUsedUp])
    expect(attemptsAreCounted.faults(parse(faceAttempts.data, left))).toEqual([]);
});

const form = parse(jobInfo.data, formItemsJob);
const answers = {
  job_type: 'employed',
  company_name: 'Toko Maju',
  company_address: '3174',
  industry: 'trade',
  work_length: '1to3',
  monthly_income: '7200.50',
  salary_day: '25',
};
const withEach = (change: (item: (typeof form.items)[number]) => object) => ({
  items: form.items.map((item) => ({ ...item, ...change(item) })),
});

it('a form requires no more than the answers that were accepted, and types them as they are', () => {
  expect(formTookAnswers.faults({ form, answers })).toEqual([]);
  const flipped = withEach(({ required }) => ({ required: !required }));
  expect(formTookAnswers.faults({ form: flipped, answers })).not.toEqual([]);
  const digits = withEach(({ inputType }) => ({ inputType: inputType === 'text' ? 'digits' : inputType }));
  expect(formTookAnswers.faults({ form: digits, answers })).not.toEqual([]);
});

it('a question that is not shown needs no answer', () => {
  expect(formTookAnswers.faults({ form, answers: { job_type: 'none', monthly_income: '10' } })).toEqual([]);
});
