import { fakeLender, renderRoutes } from '@clearloan/testing';
import { AppRuntimeProvider } from '@clearloan/app-runtime';
import { sampleMarket } from '@clearloan/formatting';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { agreementAddress, agreementList as agreementListCall } from '../contract';
import { loanAgreementDetail, loanDetails } from '@clearloan/loan-view/contract';
import { agreementElsewhere, agreementList } from '../fixtures/agreements';
import { loanAgreementSigned, loanDetailsRepaying } from '@clearloan/loan-view/fixtures';
import { routes } from '../routes';

const lender = fakeLender();
const market = { ...sampleMarket, outsideHosts: ['archive.example'] };
const inMarket = { element: <AppRuntimeProvider value={{ market }} children={<Outlet />} /> };

beforeEach(() => {
  lender.answerWire(agreementListCall, agreementList);
});

const open = () => renderRoutes([{ ...inMarket, children: routes }], { at: '/orders/o-48213/agreements' });

async function tapTheAgreement(url: string) {
  lender.answerWire(agreementAddress, { url });
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: /Loan agreement.*Version 3.*6 pages/ }));
  return { user, router };
}

it('a borrower opens an agreement that the lender publishes in the app', async () => {
  lender.answerWire(loanAgreementDetail, loanAgreementSigned);
  lender.answerWire(loanDetails, loanDetailsRepaying);
  await tapTheAgreement(agreementElsewhere.url);
  expect(await screen.findByRole('heading', { name: 'Full text' })).toBeVisible();
  expect(lender.received(agreementAddress)[0]?.request).toEqual({ scene: 'loan', orderId: 'o-48213' });
});

it.each([
  'https://evil.example/agreement',
  'https://archive.example@evil.example/',
  'javascript:alert(1)',
  '//evil.example/agreement',
  '/no-such-screen',
  'https:\\\\archive.example',
])('a borrower sees an error instead of a link to %s', async (url) => {
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const { router } = await tapTheAgreement(url);
  expect(await screen.findByText('We didn’t open this agreement')).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders/o-48213/agreements');
  expect(openWindow).not.toHaveBeenCalled();
});

it('a borrower sees the name of a listed site before it opens, and can stay', async () => {
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await tapTheAgreement('https://archive.example/agreements/1');
  expect(await screen.findByRole('alertdialog', { name: 'You’re leaving Clearloan' })).toHaveTextContent(
    'archive.example',
  );
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(openWindow).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: /Loan agreement/ }));
  await user.click(await screen.findByRole('button', { name: 'Go to archive.example' }));
  expect(openWindow).toHaveBeenCalledWith(
    'https://archive.example/agreements/1',
    '_blank',
    'noopener,noreferrer',
  );
});

it('a borrower sees when the lender does not know where the agreement is, and can retry', async () => {
  lender.drop(agreementAddress);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Loan agreement/ }));
  expect(await screen.findByText('The agreement didn’t open')).toBeVisible();
});

it('a borrower sees that no agreement exists yet', async () => {
  lender.answerWire(agreementListCall, { list: [] });
  await open();
  expect(await screen.findByText('This loan has no agreement yet.')).toBeVisible();
});
