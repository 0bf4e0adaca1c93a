import { fakeLender, renderRoutes } from '@clearloan/testing';
import { AppRuntimeProvider } from '@clearloan/app-runtime';
import { sampleMarket } from '@clearloan/formatting';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import {
  agreementAddress,
  agreementList as agreementListCall,
  loanAgreementDetail,
  loanDetails,
} from '../contract';
import { agreementElsewhere, agreementList, loanAgreementSigned } from '../fixtures/agreements';
import { loanDetailsRepaying } from '../fixtures/loan-details-repaying';
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

it('leads to the agreement that the lender keeps with us', async () => {
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
])('does not follow %s and says so', async (url) => {
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  const { router } = await tapTheAgreement(url);
  expect(await screen.findByText('We didn’t open this agreement')).toBeVisible();
  expect(router.state.location.pathname).toBe('/orders/o-48213/agreements');
  expect(openWindow).not.toHaveBeenCalled();
});

it('names a listed site before it opens, and lets one stay', async () => {
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

it('says when the lender does not know where an agreement is, and can be asked again', async () => {
  lender.drop(agreementAddress);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Loan agreement/ }));
  expect(await screen.findByText('The agreement didn’t open')).toBeVisible();
});

it('says that there is none yet', async () => {
  lender.answerWire(agreementListCall, { list: [] });
  await open();
  expect(await screen.findByText('There is no agreement for this loan yet.')).toBeVisible();
});
