import { activateLanguage } from '@clearloan/app-runtime';
import { removeVoice, voiceOf } from '@clearloan/loan-view/testing';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { act, screen } from '@testing-library/react';
import { loanOffer as loanOfferCall } from '../contract';
import { loanOffer } from '../fixtures/loan-offer';
import { routes } from '../routes';

const lender = fakeLender();
const openOffer = () => renderRoutes(routes, { at: '/orders/o-50007/confirm-new' });
const listen = () => screen.findByRole('button', { name: 'Listen' });

beforeEach(() => {
  lender.answerWire(loanOfferCall, loanOffer);
});
afterEach(async () => {
  removeVoice();
  await activateLanguage('en');
});

it('a borrower hears the key facts as sentences, in their order on the screen', async () => {
  const { utterances } = voiceOf('en-GB');
  const { user } = await openOffer();
  await user.click(await listen());
  expect(utterances.map(({ text, lang }) => [lang, text])).toEqual([
    [
      'en',
      'You get fourteen thousand four hundred sixty-nine yuan. Interest one thousand sixty-seven yuan and 32 cents, ' +
        'processing fee four hundred fifty yuan, tax on the fee eighty-one yuan. ' +
        'You pay back sixteen thousand sixty-seven yuan and 32 cents. The APR is 36.9%. ' +
        'Payments: 6 of two thousand six hundred seventy-seven yuan and 89 cents, the first on 20 Dec 2026.',
    ],
  ]);
});

it('a tap stops the reading, and it can start again after it ended', async () => {
  const { utterances, cancel } = voiceOf('en-GB');
  const { user } = await openOffer();
  await user.click(await listen());
  cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(cancel).toHaveBeenCalled();
  await user.click(await listen());
  expect(utterances).toHaveLength(2);
  act(() => {
    utterances[1]?.dispatchEvent(new Event('end'));
  });
  expect(await listen()).toBeVisible();
});

it('the reading stops when the borrower leaves the screen', async () => {
  const { cancel } = voiceOf('en-GB');
  const { user, unmount } = await openOffer();
  await user.click(await listen());
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
});

it('a borrower who reads Indonesian hears Indonesian', async () => {
  const { utterances } = voiceOf('en-GB', 'id-ID');
  const { user } = await openOffer();
  await act(() => activateLanguage('id'));
  await user.click(await screen.findByRole('button', { name: 'Dengarkan' }));
  expect(utterances[0]?.lang).toBe('id');
  expect(utterances[0]?.text).toMatch(/^Anda terima empat belas ribu empat ratus enam puluh sembilan yuan\./);
});

it.each([
  ['has no voice for the language', ['id-ID']],
  ['has no voice at all', []],
])('a device that %s has no Listen button', async (_, languages) => {
  voiceOf(...languages);
  await openOffer();
  await screen.findByRole('button', { name: 'Confirm loan' });
  expect(screen.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument();
});
