import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import {
  loginSetting as loginSettingCall,
  sendSmsCode,
  userInfo as userInfoCall,
} from '@clearloan/session/contract';
import { isDifferentBorrower } from '@clearloan/session';
import { codeSent, loginSetting, userInfo } from '@clearloan/session/testing';
import { routes } from '../routes';
import { changePhone } from '../contract';

const lender = fakeLender();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lender.answerWire(loginSettingCall, loginSetting);
  lender.answerWire(userInfoCall, userInfo);
  lender.answerWire(sendSmsCode, codeSent);
});

const open = (options = {}) => renderRoutes(routes, { at: '/settings/details/phone', ...options });

async function typeBoth(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(await screen.findByLabelText('Phone number'), '0812 5550 0418');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('6-digit code'), '730912');
  await user.click(screen.getByRole('button', { name: 'Change my number' }));
}

describe('the phone number form', () => {
  it('changes the number after codes for the new and the old number, and confirms it', async () => {
    lender.answerWire(changePhone, { phone: '+62 812 •••• 0418' });
    const { user } = await open();
    await typeBoth(user);
    expect(await screen.findByText(/^Your number is now/)).toBeVisible();
    expect(lender.received(sendSmsCode)[0]?.request).toEqual({ phone: '+6281255500418', type: 'newPhone' });
    expect(lender.received(changePhone)[0]?.request).toEqual({
      phone: '+6281255500418',
      newCode: '730912',
      smsCode: '123456',
    });
    expect(isDifferentBorrower('+6281255500418')).toBe(false);
  });

  it('keeps a number that was typed, after a reload, until it is changed', async () => {
    lender.answerWire(changePhone, { phone: '+62 812 •••• 0418' });
    const first = await open();
    await first.user.type(await screen.findByLabelText('Phone number'), '0812');
    first.unmount();
    const second = await open();
    const field = await screen.findByLabelText('Phone number');
    expect(field).toHaveValue('0812');
    await second.user.clear(field);
    await typeBoth(second.user);
    await screen.findByText(/^Your number is now/);
    second.unmount();
    await open();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('');
  });

  it('shows a wrong code of the new number at its field and changes nothing', async () => {
    lender.refuse(changePhone, codes.wrongCode, 'This code is not right.', {
      field: 'newCode',
      triesLeft: 4,
    });
    const { user } = await open();
    await typeBoth(user);
    expect(await screen.findByLabelText('6-digit code')).toBeInvalid();
    expect(screen.queryByText(/^Your number is now/)).not.toBeInTheDocument();
  });

  it('shows why the lender rejects a number that has another account', async () => {
    lender.refuse(changePhone, codes.notAllowedNow, 'This number already has an account.', {
      field: 'phone',
    });
    const { user } = await open();
    await typeBoth(user);
    expect((await screen.findAllByText('This number already has an account.')).length).toBeGreaterThan(0);
  });

  it('sends no code to a number that is not a mobile number', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Phone number'), '12345');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/Enter a mobile number, like/)).toBeVisible();
    expect(lender.received(sendSmsCode)).toEqual([]);
  });

  it('changes nothing when the borrower cancels the code of the old number', async () => {
    const { user } = await open({ confirmByCode: () => Promise.resolve() });
    await typeBoth(user);
    expect(lender.received(changePhone)).toEqual([]);
  });
});

it('the details page links everything that can be changed to its screen', async () => {
  await open({ at: '/settings/details', elsewhere: ['/IdCardType', '/certification'] });
  expect(await screen.findByRole('link', { name: /Phone number/ })).toHaveAttribute(
    'href',
    '/settings/details/phone',
  );
  expect(screen.getByRole('link', { name: /^Full name/ })).toHaveAttribute('href', '/IdCardType');
  expect(screen.getByRole('link', { name: /^Address, job and contacts/ })).toHaveAttribute(
    'href',
    '/certification',
  );
});
