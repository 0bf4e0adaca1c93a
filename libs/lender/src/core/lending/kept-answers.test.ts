import { keptAnswers } from './kept-answers';

const asked: unknown[] = [];
beforeEach(() => (asked.length = 0));

const pricing = (most = 10) =>
  keptAnswers(most, (rules: { readonly id: string; readonly rate: string }) => {
    asked.push(rules.rate);
    return { costs: rules.rate };
  });

it('equal inputs are computed once, however often they are read again', () => {
  const price = pricing();
  expect([price({ id: 'a', rate: '24' }), price({ id: 'a', rate: '24' })]).toEqual([
    { costs: '24' },
    { costs: '24' },
  ]);
  expect(asked).toEqual(['24']);
});

it('an input that differs in more than its name is computed again', () => {
  const price = pricing();
  price({ id: 'a', rate: '24' });
  expect(price({ id: 'a', rate: '31' })).toEqual({ costs: '31' });
  expect(price({ id: 'a', rate: '24' })).toEqual({ costs: '24' });
});

it('objects in the input are compared by content, and its other fields by value', () => {
  const said: unknown[] = [];
  const answerOf = keptAnswers(
    10,
    (input: { readonly rules: { readonly rate: string }; readonly in: string }) => {
      said.push(`${input.rules.rate} ${input.in}`);
      return {};
    },
  );
  const rules = { rate: '24' };
  for (const language of ['en', 'id', 'en']) answerOf({ rules, in: language });
  answerOf({ rules: { rate: '24' }, in: 'en' });
  answerOf({ rules: { rate: '31' }, in: 'en' });
  expect(said).toEqual(['24 en', '24 id', '31 en']);
});

it('the cache evicts the oldest entry above its size', () => {
  const price = pricing(2);
  for (const rate of ['1', '2', '3', '3', '2', '1']) price({ id: 'a', rate });
  expect(asked).toEqual(['1', '2', '3', '1']);
});

it('a failed computation is not cached', () => {
  let fails = true;
  const price = keptAnswers(10, (rate: string) => {
    if (fails) throw new Error('no rate');
    return { costs: rate };
  });
  expect(() => price('24')).toThrow('no rate');
  fails = false;
  expect(price('24')).toEqual({ costs: '24' });
});
