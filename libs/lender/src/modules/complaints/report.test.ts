import { randomUUID } from 'node:crypto';
import { saveProblem } from '@clearloan/complaints/contract';
import { codes } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import { businessDay, moveClock } from '../../platform/context/clock';
import { sizes } from '../../testing/sizes';
import { paidTwice, reporting } from './testing/reporting';
import { askConsole } from '../../testing/console-call';

const at = reporting();

describe('a report', () => {
  it('is submitted, accepted, answered, reopened and closed, each step with its time [promise: report-reopened]', async () => {
    const problemId = await at.report();
    expect(problemId).toMatch(/^P-\d+$/);
    expect(await at.look(problemId)).toMatchObject({ status: 'submitted', title: 'I paid twice' });

    await moveClock(1);
    expect((await at.look(problemId)).status).toBe('submitted');
    expect(await at.staff(problemId, 'accepted')).toBe(200);
    const taken = await at.look(problemId);
    expect(taken.status).toBe('accepted');
    expect(taken.timeline.map(({ status, by, who }) => [status, by, who])).toEqual([
      ['submitted', 'borrower', undefined],
      ['accepted', 'lender', 'Lina'],
    ]);

    expect(await at.staff(problemId, 'accepted', 'We see both payments.')).toBe(200);
    expect(await at.staff(problemId, 'answered', 'One goes back today.')).toBe(200);
    expect(await at.look(problemId)).toMatchObject({
      status: 'answered',
      disposeDetail: 'One goes back today.',
    });

    (await at.save({ problemId, problemDetail: '', helped: false })).value();
    expect(await at.look(problemId)).toMatchObject({ status: 'reopened', helped: false });
    expect(await at.staff(problemId, 'answered', 'Now it is back.')).toBe(200);
    (await at.save({ problemId, problemDetail: '', helped: true })).value();
    const closed = await at.look(problemId);
    expect(closed).toMatchObject({ status: 'closed', helped: true, disposeDetail: 'Now it is back.' });
    expect(closed.closedAt).toBeDefined();
    expect(closed.answerBy).toBeUndefined();

    (await at.save({ problemId, problemDetail: 'It happened again' })).value();
    const again = await at.look(problemId);
    expect(again).toMatchObject({ status: 'reopened' });
    expect(again.closedAt).toBeUndefined();
    expect(again.timeline.at(-1)).toMatchObject({ by: 'borrower', text: 'It happened again' });
  });

  it('that asks for a call reaches staff as one [promise: late-call]', async () => {
    await at.report({
      problemType: 'cannotPay',
      problemSonType: 'callMe',
      problemDetail: 'After 10, before lunch.',
    });
    const page = await (await askConsole(at.lender.address, '')).text();
    expect(page).toContain('cannotPay · callMe');
    expect(page).toContain('After 10, before lunch.');
  });

  it('states when it will be answered and when the regulator can be contacted [promise: report-answer, report-regulator, report-regulator-day]', async () => {
    const problemId = await at.report();
    const { createTime, answerBy, escalateAt } = await at.look(problemId);
    const day = businessDay(new Date(createTime));
    expect(answerBy).toBe(`${addDays(day, 3)}T11:00:00.000Z`); // 18:00 in Jakarta
    expect(businessDay(new Date(escalateAt ?? ''))).toBe(addDays(day, 30));
    await moveClock(2);
    await at.staff(problemId, 'answered', 'Done.');
    (await at.save({ problemId, helped: false, problemDetail: '' })).value();
    const again = await at.look(problemId);
    expect(again.escalateAt).toBe(escalateAt);
    expect(again.answerBy).toBe(`${addDays(day, 5)}T11:00:00.000Z`);
  });

  it.each([
    ['that is too short', { problemDetail: 'help me' }, codes.badInput, 'problemDetail'],
    ['with only spaces', { problemDetail: '             ' }, codes.badInput, 'problemDetail'],
    ['of an unknown type', { problemType: 'weather' }, codes.badInput, 'problemType'],
    ['of an unknown subtype', { problemSonType: 'rain' }, codes.badInput, 'problemSonType'],
    ['about an unknown loan', { orderId: randomUUID() }, codes.notFound, undefined],
    ['about a malformed loan id', { orderId: "' or 1=1" }, codes.notFound, undefined],
    ['with an unknown picture', { problemImage: [randomUUID()] }, codes.notFound, 'problemImage'],
    ['that adds to an unknown report', { problemId: 'P-1' }, codes.notFound, undefined],
    ['that adds to a malformed report id', { problemId: 'P-99999999999' }, codes.notFound, undefined],
  ])('%s is rejected and leaves nothing behind', async (_what, changes, code, field) => {
    const refused = await at.save(changes);
    expect(refused.code).toBe(code);
    expect(refused.message).toEqual(expect.stringMatching(/\w+ \w+/));
    if (field !== undefined) expect(refused.raw).toMatchObject({ field });
    expect(await at.held()).toBe(0);
  });

  it('stores hostile text unchanged except for control characters', async () => {
    const words = "<script>alert(1)</script> '; drop table problems; -- \u202Eevil\u202C 👩‍👩‍👧‍👦 مرحبا\nnext line";
    const problemId = await at.report({ problemDetail: `${words}\u0007` });
    expect((await at.look(problemId)).problemDetail).toBe(words);
    const page = await (await askConsole(at.lender.address, '')).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert(1)');
  });

  it('of 501 characters is rejected', async () => {
    const tooLong = await at.lender.call(
      saveProblem,
      { ...paidTwice, problemDetail: 'x'.repeat(501) },
      { sessionId: at.sessionId },
    );
    expect(tooLong.code).toBe(codes.badInput);
    expect((await at.save({ problemDetail: '👍'.repeat(250) })).code).toBe(codes.success);
  });
});

describe('feedback on an answer', () => {
  it('is rejected before there is an answer', async () => {
    const problemId = await at.report();
    expect((await at.save({ problemId, problemDetail: '', helped: true })).code).toBe(codes.notAllowedNow);
    expect((await at.save({ problemId, problemDetail: '', helped: false })).code).toBe(codes.notAllowedNow);
    expect((await at.look(problemId)).timeline).toHaveLength(1);
  });

  it('that is positive and sent from two pages closes the report once', async () => {
    const problemId = await at.report();
    await at.staff(problemId, 'answered', 'Done.');
    const yes = () => at.save({ problemId, problemDetail: '', helped: true }, { key: randomUUID() });
    expect((await Promise.all([yes(), yes(), yes()])).map(({ code }) => code)).toEqual([0, 0, 0]);
    expect((await at.look(problemId)).timeline.filter(({ status }) => status === 'closed')).toHaveLength(1);
  });

  it('as a comment during the work changes no status', async () => {
    const problemId = await at.report();
    (await at.save({ problemId, problemDetail: 'ok' })).value();
    const { status, timeline } = await at.look(problemId);
    expect([status, timeline.length]).toEqual(['submitted', 2]);
    expect((await at.save({ problemId, problemDetail: ' ' })).code).toBe(codes.badInput);
  });
});

describe('a draft', () => {
  it('sent many times at once, with one key, no key or many keys, creates one report [promise: report-once]', async () => {
    for (const keyOf of [() => 'same-key', () => undefined, () => randomUUID()]) {
      const before = await at.held();
      const draftId = randomUUID();
      const sendings = Array.from({ length: sizes.parallelRepeats }, () => {
        const key = keyOf();
        return at.save({ draftId }, key === undefined ? {} : { key: `${draftId}-${key}` });
      });
      const ids = (await Promise.all(sendings)).map((reply) => reply.value().problemId);
      expect(new Set(ids).size).toBe(1);
      expect(await at.held()).toBe(before + 1);
    }
  });

  it('changed after a lost response adds its new text to the same report', async () => {
    const draftId = randomUUID();
    const problemId = await at.report({ draftId });
    expect(await at.report({ draftId, problemDetail: 'I paid payment 2 three times.' })).toBe(problemId);
    expect((await at.look(problemId)).timeline.map(({ text }) => text)).toEqual([
      'I paid payment 2 two times.',
      'I paid payment 2 three times.',
    ]);
    expect(await at.held()).toBe(1);
  });

  it('of a message adds it once', async () => {
    const problemId = await at.report();
    const draftId = randomUUID();
    await at.report({ problemId, draftId, problemDetail: 'One more thing' });
    await at.report({ problemId, draftId, problemDetail: 'One more thing' });
    expect((await at.look(problemId)).timeline).toHaveLength(2);
  });

  it('belongs to one borrower: the same draft id of another borrower creates another report', async () => {
    const draftId = randomUUID();
    const problemId = await at.report({ draftId });
    await at.someoneNew();
    expect(await at.report({ draftId })).not.toBe(problemId);
  });
});
