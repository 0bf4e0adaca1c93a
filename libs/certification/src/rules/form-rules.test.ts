import { sampleMarket } from '@clearloan/formatting';
import fc from 'fast-check';
import type { FormItem } from '../contract';
import { anyAnswersTo, anyItems, rightAnswersTo } from '../fixtures/any-form';
import { startingAnswers, valueOf, withAnswer } from './answers';
import { answersToSend, visibleItems } from './answers-to-send';
import { checkForm } from './check-item';

const question = (code: string, showWhen?: FormItem['showWhen']): FormItem => ({
  code,
  cate: 'txt',
  title: code,
  required: true,
  options: [],
  showWhen,
});
const answered = (values: Record<string, string>) =>
  new Map(Object.entries(values).map(([code, value]) => [code, { value }]));
const inView = (items: readonly FormItem[], values: Record<string, string>) =>
  visibleItems(items, answered(values)).map(({ code }) => code);

describe('the visible questions', () => {
  const spouse = [
    question('marriage'),
    question('spouse', { code: 'marriage', values: ['married'] }),
    question('spouse-phone', { code: 'spouse', values: ['Ani'] }),
  ];

  it.each<[string, readonly FormItem[], Record<string, string>, string[]]>([
    ['exclude a question whose condition is not met', spouse, { marriage: 'single' }, ['marriage']],
    ['include a question whose condition is met', spouse, { marriage: 'married' }, ['marriage', 'spouse']],
    [
      'exclude a question that depends on a hidden one',
      spouse,
      { marriage: 'single', spouse: 'Ani' },
      ['marriage'],
    ],
    [
      'include one that depends on a question of another form',
      [question('a', { code: 'b', values: ['x'] })],
      {},
      ['a'],
    ],
    ['include one that depends on itself', [question('a', { code: 'a', values: ['x'] })], {}, ['a']],
    [
      'include two that depend on each other',
      [question('a', { code: 'b', values: ['x'] }), question('b', { code: 'a', values: ['x'] })],
      {},
      ['a', 'b'],
    ],
    ['include a duplicated code once', [question('a'), question('a')], {}, ['a']],
  ])('%s', (_what, items, values, codes) => {
    expect(inView(items, values)).toEqual(codes);
  });
});

describe('the answers to send', () => {
  const items: FormItem[] = [
    { ...question('income'), inputType: 'money' },
    { ...question('phone'), inputType: 'tel', required: false, value: '0215550199' },
    { ...question('company'), required: false },
    question('spouse', { code: 'company', values: ['x'] }),
  ];

  it('contain amounts as decimal strings and numbers without blanks', () => {
    const answers = answered({ income: '4,800', phone: '021 555-0199', company: ' Rivergate  Textile ' });
    expect(answersToSend(items, answers, sampleMarket)).toEqual({
      income: '4800.00',
      phone: '0215550199',
      company: 'Rivergate Textile',
    });
  });

  it('contain a removed answer as empty, and omit one that is missing or hidden', () => {
    const answers = answered({ income: '5', phone: '', company: '', spouse: 'Ani' });
    expect(answersToSend(items, answers, sampleMarket)).toEqual({ income: '5.00', phone: '' });
  });
});

it('a draft takes precedence over the lender’s answers', () => {
  const items = [
    { ...question('city'), value: 'c-1', valueText: 'Millbrook' },
    { ...question('name'), value: 'Mira' },
  ];
  const start = startingAnswers(items, answered({ name: 'Mira Tan' }));
  expect(start.get('city')).toEqual({ value: 'c-1', reads: 'Millbrook' });
  expect(valueOf(start, 'name')).toBe('Mira Tan');
});

describe('any form', () => {
  it('is checked without an error, and only visible questions have problems or are sent', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        fc.assert(
          fc.property(anyAnswersTo(items), (answers) => {
            const codes = visibleItems(items, answers).map(({ code }) => code);
            const problems = [...checkForm(items, answers, sampleMarket).keys()];
            const sent = Object.keys(answersToSend(items, answers, sampleMarket));
            expect(new Set(codes).size).toBe(codes.length);
            expect(problems).toEqual(codes.filter((code) => problems.includes(code)));
            expect(codes).toEqual(expect.arrayContaining(sent));
          }),
          { numRuns: 5 },
        );
      }),
    );
  });

  it('has no problem with valid answers, and every required one is sent', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const answers = rightAnswersTo(items);
        expect([...checkForm(items, answers, sampleMarket)]).toEqual([]);
        const sent = answersToSend(items, answers, sampleMarket);
        for (const { code, required } of visibleItems(items, answers)) {
          if (required) expect(sent[code]).toMatch(/\S/);
        }
      }),
    );
  });

  it('has a problem for each visible required question that is blank', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const answers = rightAnswersTo(items);
        for (const { code } of visibleItems(items, answers).filter(({ required }) => required)) {
          const blank = withAnswer(answers, code, { value: '' });
          expect(checkForm(items, blank, sampleMarket).get(code)).toEqual({ kind: 'missing' });
        }
      }),
    );
  });
});
