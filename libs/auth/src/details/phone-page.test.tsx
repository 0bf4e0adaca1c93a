import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import {
  changePhone,
  loginSetting as loginSettingCall,
  sendSmsCode,
  userInfo as userInfoCall,
} from '../contract';
import { isAnotherBorrower } from '../device/last-borrower';
import { codeSent, loginSetting } from '../fixtures/login';
import { userInfo } from '../fixtures/user-info';
import { routes } from '../routes';

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

describe('a borrower with another phone number', () => {
  it('proves the new one and the old one, and is told that it is changed', async () => {
    lender.answerWire(changePhone, { phone: '+62 812 •••• 0418' });
    const { user } = await open();
    await typeBoth(user);
    expect(await screen.findByText(/^Your number is now/)).toBeVisible();
    expect(lender.received(sendSmsCode)[0]?.request).toEqual({ phone: '+6281255500418', type: 'newPhone' });
    expect(lender.received(changePhone)[0]?.request).toEqual({
      ...{ phone: '+6281255500418', newCode: '730912', smsCode: '123456' },
    });
    expect(isAnotherBorrower('+6281255500418')).toBe(false);
  });

  it('who mistyped the new number’s code is told at that code, and changes nothing', async () => {
    lender.refuse(changePhone, codes.wrongCode, 'This code is not right.', {
      field: 'newCode',
      triesLeft: 4,
    });
    const { user } = await open();
    await typeBoth(user);
    expect(await screen.findByLabelText('6-digit code')).toBeInvalid();
    expect(screen.queryByText(/^Your number is now/)).not.toBeInTheDocument();
  });

  it('that somebody else has keeps the old one, with the reason', async () => {
    lender.refuse(changePhone, codes.notAllowedNow, 'This number already has an account.', {
      field: 'phone',
    });
    const { user } = await open();
    await typeBoth(user);
    expect((await screen.findAllByText('This number already has an account.')).length).toBeGreaterThan(0);
  });

  it('is not asked for a code to something that is no mobile number', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Phone number'), '12345');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(/Enter a mobile number, like/)).toBeVisible();
    expect(lender.received(sendSmsCode)).toEqual([]);
  });

  it('who goes away from the old number’s code keeps the old number', async () => {
    const { user } = await open({ confirmByCode: () => Promise.resolve() });
    await typeBoth(user);
    expect(lender.received(changePhone)).toEqual([]);
  });
});

it('a borrower sees name and number, and what proves another one', async () => {
  await open({ at: '/settings/details', elsewhere: ['/IdCardType'] });
  expect(await screen.findByRole('link', { name: /Phone number/ })).toHaveAttribute(
    'href',
    '/settings/details/phone',
  );
  expect(screen.getByRole('link', { name: /^Full name/ })).toHaveAttribute('href', '/IdCardType');
});
