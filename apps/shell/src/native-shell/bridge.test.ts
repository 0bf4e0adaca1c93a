import { readBridge } from './bridge';
import type { Question } from './bridge';

/** A fake native app that records each question and returns the result of `answer`. */
function fakeApp(answer: (question: Question) => unknown, abilities: readonly string[] = everything) {
  const questions: Question[] = [];
  const ask = (question: Question) => {
    questions.push(question);
    return answer(question);
  };
  return { asked: questions, offered: { version: 1, abilities, ask } };
}
const everything = ['session', 'camera', 'location', 'share', 'back', 'nfc'];
const bridgeTo = (offered: unknown) => {
  const bridge = readBridge(offered);
  if (bridge === undefined) throw new Error('The bridge could not be read.');
  return bridge;
};

it.each<[string, unknown]>([
  ['no native shell', undefined],
  ['a text in place of a native shell', 'ClearloanHost'],
  ['a native shell of a later version', { version: 2, abilities: [], ask: () => null }],
  ['a native shell without an ask function', { version: 1, abilities: [] }],
  ['a native shell whose abilities are not a list', { version: 1, abilities: 'camera', ask: () => null }],
])('a page with %s uses the web’s own functions', (_what, offered) => {
  expect(readBridge(offered)).toBeUndefined();
});

it('a screen sees the abilities of the native shell and nothing else', () => {
  expect(Object.keys(bridgeTo(fakeApp(() => null).offered).host).sort()).toEqual([
    'findPlace',
    'share',
    'takePhoto',
  ]);
  expect(bridgeTo(fakeApp(() => null, ['share']).offered).host).toEqual({
    share: expect.any(Function) as unknown,
  });
});

it('a native shell without sessions receives no request for one', async () => {
  const app = fakeApp(() => 'a-session-of-the-lender-32-signs', ['share']);
  expect(await bridgeTo(app.offered).session()).toBeUndefined();
  expect(app.asked).toEqual([]);
});

it.each([
  ['a-session-of-the-lender-32-signs', 'a-session-of-the-lender-32-signs'],
  [Promise.resolve('a-session-of-the-lender-32-signs'), 'a-session-of-the-lender-32-signs'],
  [null, undefined],
  ['', undefined],
  ['short', undefined],
  [{ sessionId: 'a-session-of-the-lender-32-signs' }, undefined],
  [`javascript:${'x'.repeat(20)}`, undefined],
])('the session of the native shell is read as %j', async (answer, taken) => {
  expect(await bridgeTo(fakeApp(() => answer).offered).session()).toBe(taken);
});

it('a native shell that never returns a session does not block the start', async () => {
  jest.useFakeTimers();
  const waiting = bridgeTo(fakeApp(() => new Promise(() => undefined)).offered).session();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBeUndefined();
  jest.useRealTimers();
});

it('a photo from the native shell arrives as a picture', async () => {
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
])('an invalid photo (%j) counts as no photo', async (answer) => {
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
])('the position %j is read as %j', async (answer, place) => {
  expect(await bridgeTo(fakeApp(() => answer).offered).host.findPlace?.()).toEqual(place);
});

it('an error thrown by the native shell breaks no screen', async () => {
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

it('a native shell with the ability learns of the end of the session and of Back on the first screen', () => {
  const app = fakeApp(() => null);
  const bridge = bridgeTo(app.offered);
  bridge.sessionEnded();
  expect(bridge.leave()).toBe(true);
  expect(app.asked).toEqual([{ name: 'sessionEnded' }, { name: 'leave' }]);
  expect(bridgeTo(fakeApp(() => null, ['share']).offered).leave()).toBe(false);
});
