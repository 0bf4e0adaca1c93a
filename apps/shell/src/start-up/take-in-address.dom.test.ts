import { offeredSession } from '@clearloan/auth';
import { createServices } from '../runtime/shell-services';
import { reportErrors } from './open-app';
import { takeAddress, takeInAddress } from './take-in-address';

const consentOf = (purpose: string) => ({
  consentId: purpose,
  purpose,
  state: 'given',
  at: '2026-11-20T02:00:00.000Z',
  toldAs: 'visitor',
  textVersion: '1',
  textHash: 'a'.repeat(64),
  locale: 'en',
  screen: 'privacyCentre',
});
const stranger = 'a-stranger-with-32-signs-in-an-id';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a session in an address changes nothing on the device and is not used', () => {
  const consents = [consentOf('analytics'), consentOf('location')];
  localStorage.setItem('clearloan.consents', JSON.stringify(consents));
  localStorage.setItem('clearloan.drafts', 'a form');
  localStorage.setItem('clearloan.login', '{"sessionId":"mine"}');
  const before = JSON.stringify(localStorage);
  const sent = jest.spyOn(globalThis, 'fetch');
  window.history.replaceState(null, '', `/orders?sessionId=${stranger}`);
  const services = createServices();
  void takeInAddress(services.session);
  reportErrors(services);
  expect(window.location.href).not.toContain(stranger);
  expect(offeredSession()).toBe(stranger);
  expect(services.session.sessionId()).toBe('mine');
  expect(JSON.stringify(localStorage)).toBe(before);
  expect(sent).not.toHaveBeenCalled();
});

it('a visitor’s earlier consent is not reported under a session that a link brought', async () => {
  localStorage.setItem('clearloan.consents', JSON.stringify([consentOf('analytics')]));
  const sent = jest.spyOn(globalThis, 'fetch');
  window.history.replaceState(null, '', `/?sessionId=${stranger}`);
  const services = createServices();
  void takeInAddress(services.session);
  await services.privacy.consents.report();
  expect(services.session.isLoggedIn()).toBe(false);
  expect(services.privacy.consentLog.lines()).toHaveLength(1);
  expect(sent).not.toHaveBeenCalled();
});

it('no call uses a session in a fragment, which is offered once', () => {
  window.history.replaceState(null, '', '/');
  const { session } = createServices();
  window.history.replaceState(null, '', `/#/?sessionId=${stranger}`);
  expect(session.isLoggedIn()).toBe(false);
  expect(takeAddress(session)).toBe(true);
  expect(window.location.href).not.toContain(stranger);
  expect(takeAddress(session)).toBe(false);
});
