import { createSession, safeStorage } from '@clearloan/api-client';
import { ScreenRouter } from '@clearloan/app-runtime';
import { readBridge } from './bridge';

it('a page handles Back of a native shell, and tells it the end of the session, as soon as it follows the shell', () => {
  const asked: unknown[] = [];
  const ask = (question: unknown) => void asked.push(question);
  const bridge = readBridge({ version: 1, abilities: ['session', 'back'], ask });
  const router = new ScreenRouter();
  const navigate = jest.spyOn(router, 'navigate').mockResolvedValue();
  const storage = safeStorage(() => sessionStorage);
  const session = createSession({ storage, address: () => '', language: () => 'en' });
  bridge?.follow(router, session);

  window.dispatchEvent(new Event('clearloan:back'));
  expect(asked).toEqual([{ name: 'leave' }]);
  history.replaceState({ idx: 1 }, '');
  window.dispatchEvent(new Event('clearloan:back'));
  expect(navigate).toHaveBeenCalledWith(-1);
  session.saveLogin(null);
  expect(asked.at(-1)).toEqual({ name: 'sessionEnded' });
  router.dispose();
});
