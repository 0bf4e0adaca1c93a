import { hasUnconfirmedSession } from '@clearloan/auth';
import { createServices } from '../runtime/shell-services';
import { reportErrors } from './report-errors';
import { takeInAddress } from './take-in-address';

const consentOf = (purpose: string) => ({
  ...{ consentId: purpose, purpose, state: 'given', at: '2026-11-20T02:00:00.000Z', toldAs: 'visitor' },
  ...{ textVersion: '1', textHash: 'a'.repeat(64), locale: 'en', screen: 'privacyCentre' },
});

it('a visitor’s earlier consent is not reported under a session that a link brought', async () => {
  const consents = [consentOf('analytics'), consentOf('location')];
  localStorage.setItem('clearloan.consents', JSON.stringify(consents));
  const sent = jest.spyOn(globalThis, 'fetch');
  window.history.replaceState(null, '', '/?sessionId=a-stranger');
  const services = createServices();
  takeInAddress(services.session);
  reportErrors(services);
  await services.privacy.consents.report();
  expect(hasUnconfirmedSession()).toBe(true);
  expect(services.privacy.consentLog.lines()).toEqual([]);
  expect(sent).not.toHaveBeenCalled();
});
