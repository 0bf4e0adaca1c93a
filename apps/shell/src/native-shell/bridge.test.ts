import { readBridge } from './bridge';
import type { Question } from './protocol';

/** A fake native app that records each question and returns the result of `answer`. */
function fakeApp(answer: (question: Question) => unknown, abilities: readonly string[] = everything) {
  const asked: Question[] = [];
  const ask = (question: Question) => {
    asked.push(question);
    return answer(question);
  };
  return { asked, offered: { version: 1, abilities, ask } };
}
const everything = ['session', 'camera', 'location', 'share', 'back', 'nfc'];
const bridgeTo = (offered: unknown) => {
  const bridge = readBridge(offered);
  if (bridge === undefined) throw new Error('The app was not understood.');
  return bridge;
};

it.each<[string, unknown]>([
  ['nothing', undefined],
  ['a text', 'ClearloanHost'],
  ['a later version', { version: 2, abilities: [], ask: () => null }],
  ['no way to ask', { version: 1, abilities: [] }],
  ['abilities that are no list', { version: 1, abilities: 'camera', ask: () => null }],
])('an app that offers %s is none: the web’s own ways are used', (_what, offered) => {
  expect(readBridge(offered)).toBeUndefined();
});

it('screens see what the app can do and nothing else', () => {
  expect(Object.keys(bridgeTo(fakeApp(() => null).offered).host).sort()).toEqual([
    'findPlace',
    'share',
    'takePhoto',
  ]);
  expect(bridgeTo(fakeApp(() => null, ['share']).offered).host).toEqual({
    share: expect.any(Function) as unknown,
  });
});

it('an app that hands no session over is not asked for one', async () => {
  const app = fakeApp(() => 'a-session-of-the-lender', ['share']);
  expect(await bridgeTo(app.offered).session()).toBeUndefined();
  expect(app.asked).toEqual([]);
});

it.each([
  ['a-session-of-the-lender', 'a-session-of-the-lender'],
  [Promise.resolve('a-session-of-the-lender'), 'a-session-of-the-lender'],
  [null, undefined],
  ['', undefined],
  ['short', undefined],
  [{ sessionId: 'a-session-of-the-lender' }, undefined],
  [`javascript:${'x'.repeat(20)}`, undefined],
])('a session is taken as %j', async (answer, taken) => {
  expect(await bridgeTo(fakeApp(() => answer).offered).session()).toBe(taken);
});

it('an app that never answers for its session keeps nobody waiting', async () => {
  jest.useFakeTimers();
  const waiting = bridgeTo(fakeApp(() => new Promise(() => undefined)).offered).session();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBeUndefined();
  jest.useRealTimers();
});

it('a photo arrives as the picture that the app took', async () => {
  const app = fakeApp(() => ({ type: 'image/jpeg', base64: btoa('\xff\xd8\xff') }));
  const photo = await bridgeTo(app.offered).host.takePhoto?.('user');
  expect([photo?.type, photo?.size]).toEqual(['image/jpeg', 3]);
  expect(app.asked).toEqual([{ name: 'photo', facing: 'user' }]);
});

it.each([
  null,
  { type: 'image/svg+xml', base64: 'PHN2Zz4=' },
  { type: 'image/jpeg', base64: 'no base64!' },
  'picture',
])('a photo that is none (%j) is as if the borrower took none', async (answer) => {
  expect(await bridgeTo(fakeApp(() => answer).offered).host.takePhoto?.('user')).toBeUndefined();
});

it.each([
  [
    { latitude: -6.2, longitude: 106.8 },
    { latitude: -6.2, longitude: 106.8 },
  ],
  [{ latitude: 91, longitude: 0 }, undefined],
  [{ latitude: '6', longitude: 0 }, undefined],
  [null, undefined],
])('a place %j is read as %j', async (answer, place) => {
  expect(await bridgeTo(fakeApp(() => answer).offered).host.findPlace?.()).toEqual(place);
});

it('what the app throws breaks no screen', async () => {
  const broken = fakeApp(() => {
    throw new Error('no such view');
  });
  const { host, session, leave, sessionEnded } = bridgeTo(broken.offered);
  expect(await host.share?.({ url: 'https://loans.example/', title: 'A loan' })).toBe(false);
  expect(await host.findPlace?.()).toBeUndefined();
  expect(await session()).toBeUndefined();
  sessionEnded();
  expect(leave()).toBe(true);
});

it('the app hears that its session has ended and that the borrower wants out, if it can do something about it', () => {
  const app = fakeApp(() => null);
  const bridge = bridgeTo(app.offered);
  bridge.sessionEnded();
  expect(bridge.leave()).toBe(true);
  expect(app.asked).toEqual([{ name: 'sessionEnded' }, { name: 'leave' }]);
  expect(bridgeTo(fakeApp(() => null, ['share']).offered).leave()).toBe(false);
});
