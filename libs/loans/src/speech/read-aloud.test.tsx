import { fakeLender, renderRoutes } from '@clearloan/testing';
import { activateLanguage, AmountsHiddenProvider } from '@clearloan/app-runtime';
import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { loanAgreementDetail, loanDetails, loanOffer as loanOfferCall } from '../contract';
import { loanAgreementSigned } from '../fixtures/agreements';
import { loanDetailsRepaying } from '../fixtures/loan-details-repaying';
import { loanOffer } from '../fixtures/loan-offer';
import { routes } from '../routes';

class Utterance extends EventTarget {
  lang = '';
  constructor(readonly text: string) {
    super();
  }
}

/** A device with a voice: it records each utterance and speaks until it is stopped. */
function voiceOf(...languages: string[]) {
  const said: Utterance[] = [];
  const cancel = jest.fn();
  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => languages.map((lang) => ({ lang })),
    speak: (utterance: Utterance) => said.push(utterance),
    cancel,
  });
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  return { said, cancel };
}

const lender = fakeLender();
const openOffer = () => renderRoutes(routes, { at: '/orders/o-50007/confirm-new' });
const listen = () => screen.findByRole('button', { name: 'Listen' });

beforeEach(() => {
  lender.answerWire(loanOfferCall, loanOffer);
});
afterEach(async () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
  await activateLanguage('en');
});

it('the key facts are spoken as sentences, in the order in which they stand', async () => {
  const { said } = voiceOf('en-GB');
  const { user } = await openOffer();
  await user.click(await listen());
  expect(said.map(({ text, lang }) => [lang, text])).toEqual([
    [
      'en',
      'You get fourteen thousand four hundred sixty-nine yuan. Interest one thousand sixty-seven yuan and 32 cents, ' +
        'processing fee four hundred fifty yuan, tax on the fee eighty-one yuan. ' +
        'You pay back sixteen thousand sixty-seven yuan and 32 cents. The APR is 36.9%. ' +
        'Payments: 6 of two thousand six hundred seventy-seven yuan and 89 cents, the first on 20 Dec 2026.',
    ],
  ]);
});

it('it stops at a tap, and can be heard again once it has ended by itself', async () => {
  const { said, cancel } = voiceOf('en-GB');
  const { user } = await openOffer();
  await user.click(await listen());
  cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(cancel).toHaveBeenCalled();
  await user.click(await listen());
  expect(said).toHaveLength(2);
  act(() => {
    said[1]?.dispatchEvent(new Event('end'));
  });
  expect(await listen()).toBeVisible();
});

it('it falls silent when the screen is left', async () => {
  const { cancel } = voiceOf('en-GB');
  const { user, unmount } = await openOffer();
  await user.click(await listen());
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
});

it('a borrower who reads Indonesian hears Indonesian', async () => {
  const { said } = voiceOf('en-GB', 'id-ID');
  const { user } = await openOffer();
  await act(() => activateLanguage('id'));
  await user.click(await screen.findByRole('button', { name: 'Dengarkan' }));
  expect(said[0]?.lang).toBe('id');
  expect(said[0]?.text).toMatch(/^Anda terima empat belas ribu empat ratus enam puluh sembilan yuan\./);
});

it.each([
  ['has no voice of the language', ['id-ID']],
  ['has no voice at all', []],
])('a phone that %s has no Listen button', async (_, languages) => {
  voiceOf(...languages);
  await openOffer();
  await screen.findByRole('button', { name: 'Confirm loan' });
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
});

it('the signed agreement in plain words is spoken too', async () => {
  const { said } = voiceOf('en-GB');
  lender.answerWire(loanAgreementDetail, loanAgreementSigned);
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes(routes, { at: '/orders/o-48213/agreement' });
  await user.click(await listen());
  expect(said[0]?.text).toContain(
    'You pay back twelve thousand eight hundred fifty-three yuan and 86 cents.',
  );
});

it('the next payment of a loan is spoken on the loan’s page: how much, and by when', async () => {
  const { said } = voiceOf('en-GB');
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes(routes, { at: '/orders/o-48213' });
  await user.click(await listen());
  expect(said[0]?.text).toMatch(
    /^Pay two thousand one hundred forty-two yuan and 31 cents by \d+ \w+ 2026\.$/,
  );
  expect(screen.getByRole('button', { name: 'Stop' })).toBeVisible();
});

it('amounts that the eye hides are not said aloud either', async () => {
  const { said } = voiceOf('en-GB');
  lender.answerWire(loanDetails, loanDetailsRepaying);
  const { user } = await renderRoutes([{ element: <EyesClosed />, children: routes }], {
    at: '/orders/o-48213',
  });
  await user.click(await listen());
  expect(said[0]?.text).toMatch(/^Pay ¥ •••• by/);
});

const EyesClosed = () => (
  <AmountsHiddenProvider hidden toggle={() => undefined}>
    <Outlet />
  </AmountsHiddenProvider>
);
