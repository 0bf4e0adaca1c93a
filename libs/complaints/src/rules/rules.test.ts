import { callLink, storedText } from '@clearloan/formatting';
import { parse } from 'valibot';
import { helpPage, problemForm as problemFormCall } from '../contract';
import { help } from '../fixtures/help';
import { problemForm } from '../fixtures/problems';
import { chatAddress, findAnswers, mailLink, openState, splitByScreen } from './help';
import { escalationClock } from './escalation-clock';
import { draftLifeMs, readDrafts, serialiseDrafts, type SavedDraft } from './problem-draft';
import { filledIn, formFaults, loanToSend, noLoan } from './report-form';
import { lengthFault } from './report-form';

const form = parse(problemFormCall.data, problemForm);
const { faq } = parse(helpPage.data, help);

describe('the escalation clock', () => {
  const rules = { timeZone: 'Asia/Jakarta', escalationDays: 30 };
  const sent = { createTime: '2026-11-18T01:12:00Z', status: 'accepted' };
  const on = (today: string, changes: object = {}) =>
    escalationClock({ ...sent, escalateAt: '2026-12-17T17:00:00Z', ...changes }, { ...rules, today });

  it.each([
    ['2026-11-18', 1, false],
    ['2026-11-20', 3, false],
    ['2026-12-17', 30, false],
    ['2026-12-18', 30, true],
    ['2027-03-01', 30, true],
  ])('shows %s as day %i of 30', (today, day, isOver) => {
    expect(on(today)).toEqual({ day, limit: 30, regulatorFrom: '2026-12-18', isOver });
  });

  it("falls back to the market's days in the lender's time zone", () => {
    expect(on('2026-11-20', { escalateAt: undefined })?.regulatorFrom).toBe('2026-12-18');
    // Late evening of the 17th in London is the 18th in Jakarta.
    expect(on('2026-11-18', { createTime: '2026-11-17T22:00:00Z', escalateAt: undefined })?.day).toBe(1);
  });

  it('does not run for a closed report', () => {
    expect(on('2027-01-01', { status: 'closed' })).toBeUndefined();
  });
});

describe('opening hours', () => {
  const daily = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' }];
  const week = [
    { days: [1, 2, 3, 4, 5], from: '09:00', to: '12:00' },
    { days: [1, 2, 3, 4, 5], from: '12:00', to: '17:00' },
  ];
  it.each([
    [
      'are open in the morning',
      daily,
      '2026-11-20T02:44:00Z',
      { isOpen: true, until: '2026-11-20T13:00:00.000Z' },
    ],
    [
      'are open in the first minute',
      daily,
      '2026-11-20T01:00:00Z',
      { isOpen: true, until: '2026-11-20T13:00:00.000Z' },
    ],
    [
      'are closed at the closing time',
      daily,
      '2026-11-20T13:00:00Z',
      { isOpen: false, opensAt: '2026-11-21T01:00:00.000Z' },
    ],
    [
      'are closed before the opening time',
      daily,
      '2026-11-20T00:30:00Z',
      { isOpen: false, opensAt: '2026-11-20T01:00:00.000Z' },
    ],
    [
      'are open across two adjoining ranges',
      week,
      '2026-11-20T03:00:00Z',
      { isOpen: true, until: '2026-11-20T10:00:00.000Z' },
    ],
    [
      'are closed from Friday evening until Monday',
      week,
      '2026-11-20T11:00:00Z',
      { isOpen: false, opensAt: '2026-11-23T02:00:00.000Z' },
    ],
    ['are always open without ranges', [], '2026-11-20T19:00:00Z', { isOpen: true, until: undefined }],
    [
      'are never open without days',
      [{ days: [], from: '08:00', to: '20:00' }],
      '2026-11-20T03:00:00Z',
      { isOpen: false, opensAt: undefined },
    ],
  ])('%s', (_when, hours, now, state) => {
    expect(openState(hours, now, 'Asia/Jakarta')).toEqual(state);
  });
});

describe('links to a person', () => {
  it.each([
    [callLink('0800 555 010'), 'tel:0800555010'],
    [callLink('+62 (811) 5550-100'), 'tel:+628115550100'],
    [callLink('javascript:alert(1)'), undefined],
    [callLink('0800;ext=1'), undefined],
    [callLink('*#06#'), undefined],
    [
      mailLink('help@clearloan.example', 'A & B?cc=x'),
      'mailto:help@clearloan.example?subject=A%20%26%20B%3Fcc%3Dx',
    ],
    [mailLink('help@clearloan.example?bcc=evil@evil.example', 'x'), undefined],
    [mailLink('a@b,c@d', 'x'), undefined],
    [chatAddress('+62 811 5550 100', 'Hello & more'), 'https://wa.me/628115550100?text=Hello%20%26%20more'],
    [chatAddress('0811 5550 100', 'x'), undefined],
    [chatAddress('+62/../evil', 'x'), undefined],
  ])('%p contains only validated parts', (link, expected) => {
    expect(link).toBe(expected);
  });
});

describe('the answers', () => {
  it('are found by words in any order without case and accents, questions first', () => {
    const questions = (typed: string) => findAnswers(faq, typed).map(({ q }) => q);
    expect(questions('SHOW paid')).toEqual(['I paid but it doesn’t show']);
    expect(questions('códe')).toEqual(['I didn’t get the code']);
    expect(questions('  ')).toHaveLength(faq.length);
    expect(questions('weather')).toEqual([]);
  });

  it('of the current screen are listed first', () => {
    const { here, elsewhere } = splitByScreen(faq, 'login');
    expect(here.map(({ q }) => q)).toEqual(['I didn’t get the code']);
    expect(here.length + elsewhere.length).toBe(faq.length);
    expect(splitByScreen(faq, undefined).here).toEqual([]);
  });
});

describe('a report', () => {
  const words = 'I paid two times.';

  it('is filled in with the kind of the screen and the current or only loan', () => {
    expect(filledIn(form, {}, { screen: 'repayUrl' })).toEqual({
      problemType: 'payment',
      orderId: 'o-48213',
    });
    expect(filledIn(undefined, {}, { screen: 'repayUrl', orderId: 'o-2' })).toEqual({
      problemType: 'payment',
      orderId: 'o-2',
    });
    expect(filledIn(undefined, { problemType: 'price' }, { screen: 'repayUrl' }).problemType).toBe('price');
    expect(filledIn(undefined, {}, {})).toEqual({ problemType: undefined, orderId: undefined });
    expect(filledIn(form, {}, { screen: 'auth' }).problemType).toBeUndefined(); // this lender has no such kind
    const two = { ...form, orders: [...form.orders, { orderId: 'o-2', title: 'Phone loan' }] };
    expect(filledIn(two, {}, {}).orderId).toBeUndefined();
    expect(filledIn(two, {}, { orderId: 'o-2' }).orderId).toBe('o-2');
    expect(filledIn(two, { orderId: 'gone' }, { orderId: 'stranger' }).orderId).toBeUndefined();
    expect(filledIn(two, { orderId: noLoan }, { orderId: 'o-2' }).orderId).toBe(noLoan);
  });

  it('has a problem for each field that is incomplete', () => {
    expect(formFaults(form, {}, '')).toEqual({ problemType: 'missing', problemDetail: 'tooShort' });
    expect(formFaults(form, { problemType: 'payment' }, words)).toEqual({
      problemSonType: 'missing',
      orderId: 'missing',
    });
    const chosen = { problemType: 'payment', problemSonType: 'paidTwice', orderId: noLoan };
    expect(formFaults(form, chosen, words)).toEqual({});
    expect(formFaults(form, { ...chosen, problemSonType: 'tooMany' }, words)).toEqual({
      problemSonType: 'missing',
    });
  });

  it('contains a loan only when its kind is about a loan', () => {
    expect(loanToSend(form, { problemType: 'payment', orderId: 'o-48213' })).toBe('o-48213');
    expect(loanToSend(form, { problemType: 'payment', orderId: noLoan })).toBeUndefined();
    expect(loanToSend(form, { problemType: 'calls', orderId: 'o-48213' })).toBeUndefined();
  });

  it.each([
    ['', 'tooShort'],
    ['   nine ch  ', 'tooShort'],
    ['ten chars!', undefined],
    ['x'.repeat(500), undefined],
    ['x'.repeat(501), 'tooLong'],
    [`${'x'.repeat(500)}   `, undefined],
    ['👍'.repeat(9), 'tooShort'],
    ['👍'.repeat(500), undefined],
    ['👍'.repeat(501), 'tooLong'],
  ])('of %p follows the lender’s length limits', (typed, fault) => {
    expect(lengthFault(typed, 10)).toBe(fault);
  });

  it('is sent without unpaired surrogates', () => {
    expect(storedText(' a\ud800b \u202E👍 ')).toBe('ab \u202E👍');
  });
});

describe('drafts', () => {
  const savedAt = '2026-11-20T02:44:00.000Z';
  const draft: SavedDraft = {
    draftId: '7f2c0a52-3f0e-4b7e-9b57-1c0f5c7d9a10',
    savedAt,
    typed: 'I paid',
    problemType: 'payment',
    pictures: [{ imageId: 'pi-1', url: '/api/pictures/pi-1' }],
  };
  const later = (ms: number) => new Date(Date.parse(savedAt) + ms).toISOString();

  it('survive a reload for seven days', () => {
    const text = serialiseDrafts(new Map([['new', draft]]));
    expect(readDrafts(text, later(draftLifeMs - 1)).get('new')).toEqual(draft);
    expect(readDrafts(text, later(draftLifeMs)).size).toBe(0);
  });

  it.each([null, '', 'not json', '{}', '[["new",{}]]', '[["new",{"draftId":"1","typed":"x"}]]'])(
    'ignore %p in the storage',
    (text) => {
      expect(readDrafts(text, savedAt).size).toBe(0);
    },
  );
});
