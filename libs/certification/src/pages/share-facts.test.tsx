import { sampleMarket } from '@clearloan/formatting';
import { consentOfTheTest, fakeLender, renderRoutes } from '@clearloan/testing';
import { AppRuntimeProvider } from '@clearloan/app-runtime';
import { screen, within } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import {
  basicPersonInfo,
  certifyList,
  cityList,
  extInfo as extInfoCall,
  faceAttempts,
  saveBasicInfo,
  uploadContacts,
  uploadDevice,
  uploadLocation,
} from '../contract';
import { certifyListDone } from '../fixtures/certify-lists';
import { extInfo } from '../fixtures/ext-info';
import { faceAttemptsLeft, identityKnown } from '../fixtures/identity';
import { routes } from '../routes';

const lender = fakeLender();
const askConsent = jest.fn();
const sayWhere = jest.fn();

beforeEach(() => {
  localStorage.clear();
  askConsent.mockResolvedValue(consentOfTheTest);
  lender.answerWire(certifyList, certifyListDone);
  lender.answerWire(basicPersonInfo, { ...identityKnown, id_number: '3174014903940417' });
  lender.answerWire(faceAttempts, faceAttemptsLeft);
  lender.answer(saveBasicInfo, undefined);
  lender.answer(uploadLocation, undefined);
  lender.answer(uploadDevice, undefined);
  lender.answer(uploadContacts, undefined);
  sayWhere.mockImplementation((onPosition: (at: object) => void) => {
    onPosition({ coords: { latitude: -6.914744, longitude: 107.60981 } });
  });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: sayWhere },
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

const sent = () => [uploadLocation, uploadDevice, uploadContacts].flatMap((call) => lender.received(call));
const openDetails = async () => {
  const view = await renderRoutes(routes, { at: '/certification/identity?_order=o-1', askConsent });
  await screen.findByRole('heading', { name: 'Optional: help us prevent fraud' });
  return view;
};
const item = (title: string) => within(screen.getByText(title).closest<HTMLElement>('li') ?? document.body);

it('a borrower who shares nothing sees no consent question, and nothing is sent', async () => {
  const { user } = await openDetails();
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('heading', { name: 'All steps are done' })).toBeVisible();
  expect(sent()).toEqual([]);
  expect(askConsent).not.toHaveBeenCalled();
  expect(sayWhere).not.toHaveBeenCalled();
});

it('a borrower who consents shares the location once, rounded to a kilometre', async () => {
  const { user, unmount } = await openDetails();
  await user.click(screen.getByRole('button', { name: 'Share once: Your location' }));
  expect(await item('Your location').findByText('Sent')).toBeVisible();
  expect(askConsent).toHaveBeenCalledWith('location');
  expect(lender.received(uploadLocation).map(({ request }) => request)).toEqual([
    { latitude: -6.91, longitude: 107.61, consentId: consentOfTheTest },
  ]);
  unmount();
  await openDetails();
  expect(item('Your location').getByText('Sent')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share once: Your location' })).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain('107.6');
});

it('a borrower who shares phone details sends only the time zone and a known network', async () => {
  const { user } = await openDetails();
  await user.click(screen.getByRole('button', { name: 'Share once: Phone details' }));
  expect(await item('Phone details').findByText('Sent')).toBeVisible();
  expect(Object.keys(lender.received(uploadDevice)[0]?.request ?? {}).sort()).toEqual([
    'consentId',
    'time_zone_id',
  ]);
});

it.each(['Your location', 'Phone details'])(
  'a borrower who declines %s continues as usual, and nothing is sent',
  async (title) => {
    askConsent.mockResolvedValue(null);
    const { user } = await openDetails();
    await user.click(screen.getByRole('button', { name: `Share once: ${title}` }));
    expect(await screen.findByText('Not sent. Nothing changes for you.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByRole('heading', { name: 'All steps are done' })).toBeVisible();
    expect(sent()).toEqual([]);
  },
);

it('a borrower whose device gives no location can enter a city instead', async () => {
  sayWhere.mockImplementation((_found: unknown, failed: () => void) => {
    failed();
  });
  lender.drop(cityList);
  const { user } = await openDetails();
  await user.click(screen.getByRole('button', { name: 'Share once: Your location' }));
  await screen.findByText('We couldn’t load the cities. Type the name of your city.');
  await user.type(await screen.findByRole('textbox', { name: /^Your city/ }), 'Bandung');
  await user.click(screen.getByRole('button', { name: 'Share this city' }));
  expect(await item('Your location').findByText('Sent')).toBeVisible();
  expect(lender.received(uploadLocation)[0]?.request).toEqual({
    locality: 'Bandung',
    consentId: consentOfTheTest,
  });
});

it('a fact whose response is lost can be sent again', async () => {
  lender.drop(uploadDevice);
  const { user } = await openDetails();
  await user.click(screen.getByRole('button', { name: 'Share once: Phone details' }));
  expect(await screen.findByText('It wasn’t sent. You can continue without it.')).toBeVisible();
  lender.answer(uploadDevice, undefined);
  await user.click(screen.getByRole('button', { name: 'Try again: Phone details' }));
  expect(await item('Phone details').findByText('Sent')).toBeVisible();
});

describe('picked contacts', () => {
  const pickIn = async (contactsUpload: 'forbidden' | 'allowed') => {
    const select = () => Promise.resolve([{ name: ['Rina Tan'], tel: ['0813 5550 1234'] }]);
    Object.defineProperty(navigator, 'contacts', { configurable: true, value: { select } });
    lender.answerWire(extInfoCall, extInfo);
    const market = { ...sampleMarket, contactsUpload };
    const inMarket = {
      element: (
        <AppRuntimeProvider value={{ market }}>
          <Outlet />
        </AppRuntimeProvider>
      ),
      children: routes,
    };
    const view = await renderRoutes([inMarket], { at: '/certification/contacts', askConsent });
    const [pick] = await screen.findAllByRole('button', { name: 'Choose from your contacts' });
    if (pick) await view.user.click(pick);
    await screen.findByDisplayValue('Rina Tan');
    return view;
  };
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'contacts');
  });

  it('are not offered for sharing in a market that forbids it', async () => {
    await pickIn('forbidden');
    expect(screen.queryByRole('button', { name: 'Share once' })).toBeNull();
    expect(askConsent).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });

  it('are shown as they will be sent in a market that allows it, and sent after consent', async () => {
    const { user } = await pickIn('allowed');
    expect(screen.getByText('+6281355501234')).toBeVisible();
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Share once' }));
    expect(await screen.findByText('Sent')).toBeVisible();
    expect(askConsent).toHaveBeenCalledWith('contacts');
    expect(lender.received(uploadContacts)[0]?.request).toEqual({
      contacts: [{ name: 'Rina Tan', mobile: '+6281355501234' }],
      consentId: consentOfTheTest,
    });
  });

  it('are not sent when the borrower declines', async () => {
    askConsent.mockResolvedValue(null);
    const { user } = await pickIn('allowed');
    await user.click(screen.getByRole('button', { name: 'Share once' }));
    expect(await screen.findByText('Not sent. Nothing changes for you.')).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
