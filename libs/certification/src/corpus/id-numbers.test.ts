import { doubtInAadhaar, doubtInNik, doubtInNpwp, doubtInPan } from '../rules/id-numbers';
import { cases } from './id-numbers.json';

const nobody = { birthday: '', gender: '' };
const checks: Readonly<Record<string, (typed: string) => string | undefined>> = {
  nik: (typed) => doubtInNik(typed, nobody),
  pan: doubtInPan,
  aadhaar: doubtInAadhaar,
  npwp: doubtInNpwp,
};

describe('corpus: numbers of ID documents', () => {
  it.each(cases)('$paper: $input', ({ paper, input, right }) => {
    expect(checks[paper]?.(input) ?? null).toBe(right);
  });
});

it('every document type of the corpus has a check', () => {
  expect(cases.filter(({ paper }) => checks[paper] === undefined)).toEqual([]);
});
