import { randomUUID } from 'node:crypto';
import { userMenu } from '@clearloan/account/contract';
import { userInfo } from '@clearloan/session/contract';
import {
  contactInfo,
  helpPage,
  problemDetail,
  problemForm,
  problemList,
  uploadProblemImage,
  whatsapp,
} from '@clearloan/complaints/contract';
import { codes } from '@clearloan/api-client/declare';
import { homePage } from '@clearloan/home/contract';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { forEachItem } from '../../platform/jobs/for-each-item';
import { dueErasures } from '../account/delete-account';
import { borrowers } from '../../platform/database/schema/borrowers';
import { businessNow } from '../../platform/context/clock';
import { loanBook } from '../../core/lending/loan-book';
import { autocommit, db } from '../../platform/database/connection';
import { logInForTest } from '../../testing/log-in';
import { messagesTo } from '../../testing/text-messages';
import { problemEvents } from '../../platform/database/schema/complaints';
import { reporting } from './testing/reporting';

const at = reporting();

describe('a picture of a report', () => {
  it('is stored once for one upload, shown with the report, and served to its owner only', async () => {
    const uploadId = randomUUID();
    const owner = at.sessionId;
    const { imageId, url = '' } = await at.sendPicture(uploadId);
    expect((await at.sendPicture(uploadId)).imageId).toBe(imageId);
    const problemId = await at.report({ problemImage: [imageId] });
    const { problemImage, timeline } = await at.look(problemId);
    expect(problemImage).toEqual([{ imageId, url }]);
    expect(timeline[0]?.problemImage).toEqual([{ imageId, url }]);

    const fetchAs = (session: string) =>
      fetch(`${at.lender.address}${url}?sessionId=${session}`, {
        headers: { 'X-Requested-With': 'XMLHttpRequest' },
      });
    expect((await fetchAs(owner)).headers.get('Content-Type')).toBe('image/jpeg');
    const other = await at.someoneNew();
    expect((await fetchAs(other)).status).toBe(404);
    const stolen = await at.save({ problemImage: [imageId] }, { sessionId: other });
    expect(stolen.code).toBe(codes.notFound);
  });

  it('is an image: an HTML page or a drawing with code is rejected', async () => {
    const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' });
    expect((await at.lender.call(uploadProblemImage, { file }, { sessionId: at.sessionId })).code).toBe(
      codes.fileRefused,
    );
  });
});

describe("another borrower's report", () => {
  it('looks like one that does not exist, whatever the request', async () => {
    const problemId = await at.report();
    const owner = at.sessionId;
    const other = { sessionId: await at.someoneNew() };
    const seen = await at.lender.call(problemDetail, { problemId }, other);
    const none = await at.lender.call(problemDetail, { problemId: 'P-1' }, other);
    expect([seen.code, seen.message, seen.raw]).toEqual([none.code, none.message, none.raw]);
    for (const changes of [{ problemDetail: 'mine now' }, { problemDetail: '', helped: true }])
      expect((await at.save({ problemId, ...changes }, other)).code).toBe(codes.notFound);
    expect((await at.lender.call(problemList, { pageNum: 1, pageSize: 20 }, other)).value().list).toEqual([]);
    at.sessionId = owner;
    expect((await at.look(problemId)).timeline).toHaveLength(1);
  });
});

describe('the list of reports', () => {
  it('has open reports first, then the newest, page by page', async () => {
    const first = await at.report();
    const second = await at.report({ problemDetail: 'A second one, please.' });
    const third = await at.report({ problemDetail: 'A third one, please.' });
    await at.staff(third, 'closed', 'Solved by phone.');
    const { list: shown, total } = await at.list();
    expect(shown.map(({ problemId }) => problemId)).toEqual([second, first, third]);
    expect(total).toBe(3);
    const page = await at.lender.call(problemList, { pageNum: 2, pageSize: 2 }, { sessionId: at.sessionId });
    expect(page.value()).toMatchObject({ hasMore: false, list: [{ problemId: third, status: 'closed' }] });
    const menu = (await at.lender.call(userMenu, {}, { sessionId: at.sessionId })).value();
    expect(menu.list).toContainEqual(expect.objectContaining({ key: 'complaint', value: '2 open' }));
  });
});

describe('an answer', () => {
  it('reaches the borrower by one text message without its words, at home and on the profile', async () => {
    const problemId = (await at.save({}, { language: 'id' })).value().problemId;
    await at.staff(problemId, 'accepted');
    const texts = async () => (await messagesTo(at.phone)).filter(({ code }) => code === '');
    expect(await texts()).toEqual([]);
    await at.staff(problemId, 'answered', 'We sent ¥2,142.31 back.');
    const [message, ...more] = await texts();
    expect(message?.text).toMatch(new RegExp(`menjawab.*${problemId}`));
    expect(message?.text).not.toMatch(/2,142/);
    expect(more).toEqual([]);

    const how = { sessionId: at.sessionId };
    const news = async () => {
      const { list } = (await at.lender.call(homePage, {}, how)).value();
      return list.flatMap((block) => (block.type === 'ANNOUNCEMENT' ? block.items : []));
    };
    const menuValue = async () =>
      (await at.lender.call(userMenu, {}, how)).value().list.find(({ key }) => key === 'complaint')?.value;
    expect(await news()).toMatchObject([
      { text: 'Saya membayar dua kali', linkUrl: `/complaints/${problemId}` },
    ]);
    expect(await menuValue()).toBe('Answered');
    await at.save({ problemId, problemDetail: '', helped: true });
    expect(await news()).toEqual([]);
    expect(await menuValue()).toBeUndefined();
  });
});

describe('the staff console', () => {
  it.each([
    ['answers without a text', 'answered', undefined, 400],
    ['sends an unknown action', 'reopened', 'x', 400],
  ])('rejects a staff member who %s', async (_what, status, words, expected) => {
    expect(await at.staff(await at.report(), status, words)).toBe(expected);
  });

  it('rejects an answer to a closed or unknown report', async () => {
    const problemId = await at.report();
    await at.staff(problemId, 'closed');
    expect(await at.staff(problemId, 'answered', 'Again.')).toBe(409);
    expect(await at.staff('P-1', 'answered', 'Hello.')).toBe(409);
  });

  it('creates the sample reports, once', async () => {
    const seed = () => at.console('/seed', { scenario: 'problems' });
    const seeded = v.parse(
      v.object({ phone: v.string(), problemId: v.string() }),
      await (await seed()).json(),
    );
    at.sessionId = await logInForTest(seeded.phone);
    const { list: shown } = await at.list();
    expect(shown.map(({ title, status }) => [title, status])).toEqual([
      ['I paid twice', 'accepted'],
      ['Too many calls', 'closed'],
      ['Code didn’t arrive', 'closed'],
    ]);
    const { timeline } = await at.look(seeded.problemId);
    expect(timeline.map(({ at }) => at)).toEqual([...timeline.map(({ at }) => at)].sort());
    expect((await seed()).status).toBe(409);
  });
});

describe('help', () => {
  it('has contacts, opening hours and frequent questions for a visitor', async () => {
    const contact = (await at.lender.call(contactInfo, {})).value();
    expect(contact).toMatchObject({ timeZone: 'Asia/Jakarta', grievanceOfficer: { name: 'Lina Hart' } });
    const help = (await at.lender.call(helpPage, {})).value();
    expect(help.channels.map(({ key }) => key)).toEqual(['phone', 'whatsapp', 'email']);
    expect(help.faq.length).toBeGreaterThan(5);
    expect((await at.lender.call(whatsapp, {})).value()).toMatchObject({ number: contact.whatsapp });
  });

  it('offers a borrower the tree of problem types, each with "other" as its last subtype', async () => {
    const { types, orders } = (await at.lender.call(problemForm, {}, { sessionId: at.sessionId })).value();
    expect(types.map(({ problemType }) => problemType)).toEqual(
      expect.arrayContaining(['payment', 'payout', 'verification', 'calls']),
    );
    for (const { sons } of types) expect(sons.at(-1)?.problemSonType).toBe('other');
    expect(orders).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('exports its reports until the erasure, which then deletes them', async () => {
    await at.report({ problemDetail: 'Words about myself.' });
    const held = (await at.lender.call(userInfo, { full: true }, { sessionId: at.sessionId })).value();
    expect(JSON.stringify(held.data)).toContain('Words about myself.');
    await autocommit()
      .update(borrowers)
      .set({ eraseAt: await businessNow() })
      .where(eq(borrowers.phone, at.phone));
    await forEachItem('due-erasures', dueErasures(at.context.pictures, loanBook));
    const texts = await db().select({ text: problemEvents.text }).from(problemEvents);
    expect(texts.map(({ text }) => text)).not.toContain('Words about myself.');
  });
});
