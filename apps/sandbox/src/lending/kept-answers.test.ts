import { keptAnswers } from './kept-answers';

const asked: unknown[] = [];
beforeEach(() => (asked.length = 0));

const pricing = (most = 10) =>
  keptAnswers(most, (rules: { readonly id: string; readonly rate: string }) => {
    asked.push(rules.rate);
    return { costs: rules.rate };
  });

it('answers the same contents once, however often they are read anew', () => {
  const price = pricing();
  expect([price({ id: 'a', rate: '24' }), price({ id: 'a', rate: '24' })]).toEqual([
    { costs: '24' },
    { costs: '24' },
  ]);
  expect(asked).toEqual(['24']);
});

it('asks anew when anything but the name is the same no longer', () => {
  const price = pricing();
  price({ id: 'a', rate: '24' });
  expect(price({ id: 'a', rate: '31' })).toEqual({ costs: '31' });
  expect(price({ id: 'a', rate: '24' })).toEqual({ costs: '24' });
});

it('forgets the oldest beyond its number', () => {
  const price = pricing(2);
  for (const rate of ['1', '2', '3', '3', '2', '1']) price({ id: 'a', rate });
  expect(asked).toEqual(['1', '2', '3', '1']);
});

it('keeps nothing of what failed', () => {
  let fails = true;
  const price = keptAnswers(10, (rate: string) => {
    if (fails) throw new Error('no rate');
    return { costs: rate };
  });
  expect(() => price('24')).toThrow('no rate');
  fails = false;
  expect(price('24')).toEqual({ costs: '24' });
});
