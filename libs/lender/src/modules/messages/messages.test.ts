import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { saveProblem } from '@clearloan/complaints/contract';
import { addDays } from '@clearloan/loan-math';
import { homePage } from '@clearloan/home/contract';
import { submitApplication } from '@clearloan/loans/contract';
import { applyForProduct } from '@clearloan/application/contract';
import {
  messageList,
  notificationSettings,
  readMessage,
  saveNotificationSetting,
  type NotificationChannel,
  type NotificationKind,
} from '@clearloan/reminders/contract';
import fc from 'fast-check';
import {
  certifiedBorrower,
  newPhone,
  type TestBorrower,
} from '../../core/lending/testing/certified-borrower';
import { walkWith } from '../../core/lending/testing/walk';
import { runningLoan } from '../../core/payments/testing/running-loan';
import { actOnConsole } from '../../testing/console-call';
import { codeFor } from '../../testing/borrower-for-test';
import { messagesTo } from '../../testing/text-messages';
import { dueDayOf, messageOf, startPushWorld, type PushWorld } from '../reminders/testing/push-world';

let world: PushWorld;
beforeAll(async () => {
  world = await startPushWorld();
});
afterAll(() => world.stop());

type Who = Pick<TestBorrower, 'sessionId'>;
const pageOf = async (who: Who, pageNum = 1, pageSize = 100) =>
  (await world.lender.call(messageList, { pageNum, pageSize }, who)).value();
const listOf = async (who: Who) => (await pageOf(who)).list;
const read = (who: Who, messageId: string, andOlder?: boolean) =>
  world.lender.call(readMessage, { messageId, andOlder }, who);
const turn = (who: Who, kind: NotificationKind, channel: NotificationChannel, isOn: boolean) =>
  world.lender.call(saveNotificationSetting, { kind, channel, isOn }, who);
const bellOf = async (who: Who) =>
  (await world.lender.call(homePage, {}, who))
    .value()
    .list.flatMap((block) =>
      block.type === 'ANNOUNCEMENT' ? block.items.map(({ announcementId }) => announcementId) : [],
    );
const textsTo = async ({ phone }: TestBorrower) =>
  (await messagesTo(phone)).filter(({ code }) => code === '').map(({ text }) => text);

const someone = () => certifiedBorrower(newPhone());
async function report(who: TestBorrower): Promise<string> {
  const words = { problemType: 'payment', problemSonType: 'paidTwice', problemDetail: 'I paid two times.' };
  return (await world.lender.call(saveProblem, words, who)).value().problemId;
}
async function answer(problemId: string): Promise<void> {
  const reply = { status: 'answered', disposeDetail: 'One of them goes back today.' };
  expect((await actOnConsole(world.lender.address, `/problems/${problemId}`, reply)).status).toBe(200);
}
const answered = async (who: TestBorrower) => answer(await report(who));

describe('the list of messages', () => {
  it('has the words of the text message, in the language in which it was told, and its page', async () => {
    const borrower = await someone();
    const walk = walkWith(world.lender, borrower);
    const how = { ...borrower, language: 'id' };
    const { orderId = '' } = (
      await world.lender.call(applyForProduct, { productId: 'everyday' }, how)
    ).value();
    (await world.lender.call(submitApplication, { orderId }, how)).value();
    await walk.aMinuteLater(orderId);
    const [text] = await textsTo(borrower);
    expect(await listOf(borrower)).toMatchObject([
      {
        kind: 'decision',
        language: 'id',
        title: expect.stringMatching(/disetujui/),
        textMessage: text,
        linkUrl: `/orders/${orderId}`,
        isRead: false,
      },
    ]);
    expect(text).toMatch(/disetujui/);
  });

  it('never has a code, and has nothing of another borrower', async () => {
    const [one, other] = [await someone(), await someone()];
    await codeFor(world.lender, one.phone, 'confirm', one);
    await answered(one);
    expect((await messagesTo(one.phone)).some(({ code }) => code !== '')).toBe(true);
    expect((await listOf(one)).map(({ kind }) => kind)).toEqual(['answer']);
    expect(await listOf(other)).toEqual([]);
    expect(await bellOf(other)).toEqual([]);
  });

  it('is in pages, the newest first, and in the copy of the data', async () => {
    const borrower = await someone();
    for (let count = 0; count < 3; count += 1) await answered(borrower);
    const all = await listOf(borrower);
    const pages = [1, 2, 3].map((pageNum) => pageOf(borrower, pageNum, 1));
    expect((await Promise.all(pages)).flatMap(({ list }) => list)).toEqual(all);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    expect(await pageOf(borrower, 9)).toMatchObject({ list: [], hasMore: false, total: 3, unread: 3 });
    const { data } = (await world.lender.call(userInfo, { full: true }, borrower)).value();
    expect(data?.['messages']).toMatchObject(all.map(({ messageId }) => ({ messageId })));
    expect(data?.['notifications']).toContainEqual({ kind: 'answer', channel: 'text', state: 'on' });
  });
});

describe('reading', () => {
  it('marks a message once for every device, and takes it from the bell', async () => {
    const borrower = await someone();
    await answered(borrower);
    await answered(borrower);
    const [newest, oldest] = await listOf(borrower);
    expect(await bellOf(borrower)).toEqual([newest?.messageId, oldest?.messageId]);
    for (let times = 0; times < 2; times += 1) (await read(borrower, oldest?.messageId ?? '')).value();
    expect(await bellOf(borrower)).toEqual([newest?.messageId]);
    expect((await listOf(borrower)).map(({ isRead }) => isRead)).toEqual([false, true]);
    expect((await pageOf(borrower)).unread).toBe(1);
  });

  it('of all leaves what was told later', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 3 }), async (nth) => {
        const borrower = await someone();
        for (let count = 0; count < 4; count += 1) await answered(borrower);
        const before = await listOf(borrower);
        (await read(borrower, before[nth]?.messageId ?? '', true)).value();
        expect((await listOf(borrower)).map(({ isRead }) => isRead)).toEqual(
          before.map((_, index) => index >= nth),
        );
      }),
      { numRuns: 4, seed: 48 },
    );
  });

  it('of another borrower’s message is refused like of one that does not exist', async () => {
    const [one, other] = [await someone(), await someone()];
    await answered(one);
    const [message] = await listOf(one);
    for (const messageId of [message?.messageId ?? '', randomUUID(), 'no id'])
      expect((await read(other, messageId, true)).code).toBe(codes.notFound);
    expect((await pageOf(one)).unread).toBe(1);
  });

  it('is not needed for an answer that the borrower has rated, or an offer that is signed', async () => {
    const loan = await runningLoan(world.lender);
    expect(await listOf(loan.borrower)).toMatchObject([{ kind: 'decision', isRead: true }]);
    const borrower = await someone();
    const problemId = await report(borrower);
    await answer(problemId);
    expect((await pageOf(borrower)).unread).toBe(1);
    const opinion = { problemType: 'payment', problemSonType: 'paidTwice', problemId, problemDetail: '' };
    (await world.lender.call(saveProblem, { ...opinion, helped: true }, borrower)).value();
    expect((await pageOf(borrower)).unread).toBe(0);
  });
});

describe('a kind that is switched off', () => {
  it('is sent by no text message but stays in the list, and is sent again once it is on [promise: notification-off]', async () => {
    const borrower = await someone();
    (await turn(borrower, 'answer', 'text', false)).value();
    await answered(borrower);
    expect(await textsTo(borrower)).toEqual([]);
    expect(await listOf(borrower)).toMatchObject([{ kind: 'answer', text: 'I paid twice' }]);
    expect((await listOf(borrower))[0]).not.toHaveProperty('textMessage', expect.any(String));
    (await turn(borrower, 'answer', 'text', true)).value();
    await answered(borrower);
    expect(await textsTo(borrower)).toHaveLength(1);
  });

  it('is pushed to no browser; another one is, and leads to the list', async () => {
    const borrower = await someone();
    const browser = world.browser();
    (await world.subscribe(browser, borrower)).value();
    (await turn(borrower, 'answer', 'push', false)).value();
    await answered(borrower);
    await world.deliver();
    expect(browser.messages()).toEqual([]);
    await walkWith(world.lender, borrower).approved();
    await world.deliver();
    expect(browser.messages()).toEqual([{ kind: 'message', path: '/messages' }]);
  });

  it('is a reminder of a due payment too', async () => {
    const [quiet, loud] = [await runningLoan(world.lender), await runningLoan(world.lender)];
    const browsers = [world.browser(), world.browser()] as const;
    (await world.subscribe(browsers[0], quiet.borrower)).value();
    (await world.subscribe(browsers[1], loud.borrower)).value();
    (await turn(quiet.borrower, 'due', 'push', false)).value();
    await world.onDay(addDays(await dueDayOf(quiet), -3));
    expect(browsers.map((each) => each.messages())).toEqual([[], [messageOf('paymentSoon', loud)]]);
  });
});

it('a message that was read meanwhile, or a browser that another borrower uses now, gets no push', async () => {
  const [one, other] = [await someone(), await someone()];
  const [mine, shared] = [world.browser(), world.browser()];
  (await world.subscribe(mine, one)).value();
  await answered(one);
  const [message] = await listOf(one);
  (await read(one, message?.messageId ?? '')).value();
  await world.deliver();
  expect(mine.messages()).toEqual([]);
  await world.unsubscribe(mine, one);
  (await world.subscribe(shared, one)).value();
  await answered(one);
  (await world.subscribe(shared, other)).value();
  await world.deliver();
  expect(shared.messages()).toEqual([]);
});

describe('the settings', () => {
  it('list what this lender sends, and what cannot be switched off', async () => {
    const { list } = (await world.lender.call(notificationSettings, {}, await someone())).value();
    expect(list.map(({ kind, channel, state }) => `${channel} ${kind} ${state}`)).toEqual([
      'text decision on',
      'text answer on',
      'text payment always',
      'text security always',
      'push decision on',
      'push answer on',
      'push payment on',
      'push due on',
    ]);
  });

  it.each([
    ['payment', 'text'],
    ['security', 'text'],
    ['due', 'text'],
    ['answer', 'email'],
  ] as const)('refuse to switch off %s by %s', async (kind, channel) => {
    expect((await turn(await someone(), kind, channel, false)).code).toBe(codes.notAllowedNow);
  });

  it('are one borrower’s own', async () => {
    const [one, other] = [await someone(), await someone()];
    (await turn(one, 'answer', 'text', false)).value();
    const stateOf = async (who: Who) =>
      (await world.lender.call(notificationSettings, {}, who))
        .value()
        .list.find(({ kind, channel }) => kind === 'answer' && channel === 'text')?.state;
    expect([await stateOf(one), await stateOf(other)]).toEqual(['off', 'on']);
  });
});
