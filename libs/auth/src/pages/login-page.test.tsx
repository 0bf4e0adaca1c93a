import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes, type RenderRoutesOptions } from '@clearloan/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  loginSetting,
  logout,
  sendSmsCode,
  sendVoiceCode,
  userInfo as userInfoCall,
} from '@clearloan/session/contract';
import { codeSent, loginSetting as setting, userInfo } from '@clearloan/session/testing';
import { passwordLogin, resetPassword, smsCodeLogin } from '../contract';
import { loginOfKnownBorrower } from '../fixtures/login';
import { routes } from '../routes';

const lender = fakeLender();
const elsewhere = ['/', '/orders', '/settings', '/agreements/:scene'];
const phone = '+6281255500417';

beforeEach(() => {
  lender.answerWire(loginSetting, setting);
});
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const open = (options: Partial<RenderRoutesOptions> = {}) =>
  renderRoutes(routes, { at: '/login', loggedIn: false, elsewhere, ...options });

async function openAtCode(at = '/login', sent = codeSent) {
  lender.answerWire(sendSmsCode, sent);
  const opened = await open({ at });
  await opened.user.type(await screen.findByLabelText('Phone number'), '0812 5550 0417');
  await opened.user.click(await screen.findByRole('button', { name: 'Send code' }));
  await screen.findByRole('heading', { name: 'Enter the code' });
  return opened;
}

describe('the phone step of the login', () => {
  it('accepts a number as people type it and sends the code to its normalized form', async () => {
    await openAtCode();
    expect(lender.received(sendSmsCode).map(({ request }) => request)).toEqual([{ phone, type: 'login' }]);
    expect(screen.getByText(/Sent to \+62 812 5550 0417/)).toBeVisible();
  });

  it('restores the number after a reload, but not on a shared device', async () => {
    const { user, unmount } = await open();
    await user.type(await screen.findByLabelText('Phone number'), '0812 5550 0417');
    unmount();
    const again = await open();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('0812 5550 0417');
    await again.user.click(screen.getByRole('checkbox', { name: /I share this phone/ }));
    again.unmount();
    await open();
    expect(await screen.findByLabelText('Phone number')).toHaveValue('');
  });

  it('explains an invalid mobile number and sends nothing', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Phone number'), '12');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    const sentence = 'Enter a mobile number, like 812 3456 7890.';
    expect(screen.getByLabelText('Phone number')).toHaveAccessibleDescription(sentence);
    expect(screen.getByText(sentence).closest('[role=alert]')).toBeInTheDocument();
    expect(lender.received(sendSmsCode)).toEqual([]);
  });

  it('keeps the number when the network fails', async () => {
    lender.drop(sendSmsCode);
    const { user } = await open();
    const field = await screen.findByLabelText('Phone number');
    await user.type(field, '81255500417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect((await screen.findAllByText('(network)')).length).toBeGreaterThan(0);
    expect(field).toHaveValue('81255500417');
  });

  it('links to the agreements that the borrower accepts', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/agreements/terms');
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/agreements/privacy',
    );
  });

  it('sends no code until the agreements are loaded, and can load them again', async () => {
    lender.refuse(loginSetting, codes.notAllowedNow, 'Not now.');
    const { user } = await open();
    await screen.findByText('The terms didn’t load');
    expect(screen.getByRole('button', { name: 'Send code' })).toHaveAttribute('aria-disabled', 'true');
    lender.answerWire(loginSetting, setting);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Terms' })).toBeVisible();
  });

  it('shows how long to wait after too many codes, and accepts a code that was sent before', async () => {
    lender.refuse(sendSmsCode, codes.tooMany, 'Wait.', { retryAfter: 240 });
    const { user } = await open();
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    expect(await screen.findByText('Wait. You can try again in 4 minutes.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'I have a code' }));
    expect(await screen.findByText(/4:00|3:59/)).toBeVisible();
  });
});

describe('the code step of the login', () => {
  it('logs in when the code is complete and opens the requested screen', async () => {
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    const { user, session, router } = await openAtCode('/login?_return=/orders%3F_tab%3Drepaying');
    await user.type(screen.getByLabelText('6-digit code'), '730912');
    expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
    expect(router.state.location.search).toBe('?_tab=repaying');
    expect(session.sessionId()).toBe(loginOfKnownBorrower.sessionId);
    expect(lender.received(smsCodeLogin).map(({ request }) => request)).toEqual([
      { username: phone, smsCode: '730912' },
    ]);
  });

  it('accepts a pasted code with blanks', async () => {
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    const { user } = await openAtCode();
    await user.click(screen.getByLabelText('6-digit code'));
    await user.paste('730 912');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  it('reads the code from the message with WebOTP', async () => {
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    const { asked, arrive } = messageWith('730912');
    await openAtCode();
    arrive();
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(asked).toHaveBeenCalledWith(expect.objectContaining({ otp: { transport: ['sms'] } }));
    forgetMessages();
  });

  it('does not log in to the account of another phone number', async () => {
    lender.answerWire(smsCodeLogin, { ...loginOfKnownBorrower, phone: '+62 812 •••• 0000' });
    const { user, session, faults } = await openAtCode();
    await user.type(screen.getByLabelText('6-digit code'), '730912');
    expect(await screen.findByText('That isn’t your account')).toBeVisible();
    expect(session.sessionId()).toBeUndefined();
    // Reported by an effect, after the text is in the page.
    await waitFor(() => expect(faults).toEqual([{ call: smsCodeLogin.path, code: 'accountIsOfLogin' }]));
  });

  it.each([
    ['of another phone number', '+62 812 •••• 0000', false],
    ['of the phone number that logged in', '+62 812 •••• 0417', true],
  ])('stays logged in to an account %s: %s, %p', async (_, shown, stays) => {
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    lender.answerWire(userInfoCall, { ...userInfo, phone: shown });
    lender.answerWire(logout, null);
    const { user, session, faults } = await openAtCode();
    await user.type(screen.getByLabelText('6-digit code'), '730912');
    await waitFor(() => {
      expect(lender.received(userInfoCall)).toHaveLength(1);
      expect([session.sessionId() !== undefined, faults.length]).toEqual([stays, stays ? 0 : 1]);
    });
  });

  it('does not cut a pasted code that is longer than the one that was sent', async () => {
    const { user } = await openAtCode();
    const field = screen.getByLabelText('6-digit code');
    await user.click(field);
    await user.paste('73091255');
    expect(await screen.findByText('This code has 8 digits. The one we sent has 6.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(lender.received(smsCodeLogin)).toEqual([]);
    await user.paste('7309');
    expect(screen.queryByText(/This code has/)).toBeNull();
  });

  it('does not cut a longer code of a message', async () => {
    const { arrive } = messageWith('73091255');
    await openAtCode();
    arrive();
    expect(await screen.findByText('This code has 8 digits. The one we sent has 6.')).toBeVisible();
    expect(lender.received(smsCodeLogin)).toEqual([]);
    forgetMessages();
  });

  it('never redirects out of the app', async () => {
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    const { user } = await openAtCode('/login?_return=https://elsewhere.example/orders');
    await user.type(screen.getByLabelText('6-digit code'), '730912');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
  });

  it('shows how many tries are left after a wrong code, and the next code replaces it', async () => {
    lender.refuse(smsCodeLogin, codes.wrongCode, 'Wrong.', { triesLeft: 2 });
    const { user } = await openAtCode();
    const field = screen.getByLabelText('6-digit code');
    await user.type(field, '111111');
    expect(await screen.findByText('That code isn’t right. 2 tries left.')).toBeVisible();
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    await user.keyboard('730912');
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(lender.received(smsCodeLogin).map(({ request }) => request.smsCode)).toEqual(['111111', '730912']);
  });

  it.each([
    [codes.codeExpired, {}, 'This code has expired. Request a new one.'],
    [codes.codeLocked, {}, 'Too many wrong codes. Request a new one.'],
    [codes.codeLocked, { retryAfter: 600 }, 'Too many wrong codes. Try again in 10 minutes.'],
    [codes.tooMany, { retryAfter: 30 }, 'The lender is closed. You can try again in 1 minute.'],
    [codes.notAllowedNow, {}, 'The lender is closed.'],
  ])('shows a specific message for refusal %s', async (code, refusal, sentence) => {
    lender.refuse(smsCodeLogin, code, 'The lender is closed.', refusal);
    const { user } = await openAtCode();
    await user.type(screen.getByLabelText('6-digit code'), '111111');
    expect(await screen.findByText(sentence, { selector: '[role=alert] span' })).toBeVisible();
  });

  it('offers another code by message or by voice call after the wait', async () => {
    const { user } = await openAtCode('/login', { ...codeSent, retryAfter: 1 });
    expect(screen.getByText(/Resend in/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Call me' })).not.toBeInTheDocument();
    lender.answerWire(sendVoiceCode, codeSent);
    await user.click(await screen.findByRole('button', { name: 'Call me' }, { timeout: 3000 }));
    expect(await screen.findByText('We’re calling you now.')).toBeVisible();
    expect(lender.received(sendVoiceCode).map(({ request }) => request)).toEqual([{ phone, type: 'login' }]);
    expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  });

  it('offers no voice call when the lender does not support it', async () => {
    lender.answerWire(loginSetting, { ...setting, voiceEnabled: false });
    await openAtCode('/login', { ...codeSent, retryAfter: 1 });
    expect(await screen.findByRole('button', { name: 'Resend' }, { timeout: 3000 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Call me' })).not.toBeInTheDocument();
  });

  it('keeps the number and the wait after a reload, but not the typed digits', async () => {
    const { user, router, unmount } = await openAtCode();
    await user.type(screen.getByLabelText('6-digit code'), '7309');
    const { pathname, search } = router.state.location;
    unmount();
    await open({ at: pathname + search });
    expect(await screen.findByText(/Sent to \+62 812 5550 0417/)).toBeVisible();
    expect(screen.getByLabelText('6-digit code')).toHaveValue('');
    expect(screen.getByText(/Resend in/)).toBeVisible();
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it('returns to the phone step with the number to correct when the borrower taps Change', async () => {
    const { user } = await openAtCode();
    await user.click(screen.getByRole('link', { name: 'Change' }));
    expect(await screen.findByLabelText('Phone number')).toHaveValue('0812 5550 0417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await screen.findByRole('heading', { name: 'Enter the code' });
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it('shows the phone step when no number was entered', async () => {
    await open({ at: '/login?_step=code' });
    expect(await screen.findByRole('heading', { name: 'Your phone number' })).toBeVisible();
  });

  it('deletes the number from storage after the login', async () => {
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    const { user } = await openAtCode();
    await user.type(screen.getByLabelText('6-digit code'), '730912');
    await screen.findByText('elsewhere: /');
    const storedText = [sessionStorage, localStorage].map((storage) => JSON.stringify(storage)).join(' ');
    expect(storedText).not.toContain('55500417');
  });
});

/** A browser with WebOTP, and a message that arrives on demand. */
function messageWith(code: string) {
  let arrive: () => void = () => undefined;
  const message = new Promise((resolve) => {
    arrive = () => resolve({ id: '', type: 'otp', code });
  });
  const asked = jest.fn((_: CredentialRequestOptions) => message);
  Object.assign(window, { OTPCredential: jest.fn() });
  Object.assign(navigator, { credentials: { get: asked } });
  return { asked, arrive };
}
function forgetMessages() {
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

describe('the password steps of the login', () => {
  it('change the password of a logged-in borrower and return to the settings', async () => {
    lender.answerWire(sendSmsCode, codeSent);
    lender.answerWire(resetPassword, null);
    lender.answerWire(passwordLogin, { ...loginOfKnownBorrower, sessionId: 'a-new-session' });
    const at = '/login?_step=forgotten&_return=/settings';
    const { user, session, router } = await open({ loggedIn: true, at });
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '730912');
    const fields = document.querySelectorAll<HTMLInputElement>('form input[autocomplete="username"]');
    expect(Array.from(fields, ({ value }) => value.replace(/\D/g, ''))).toEqual([
      expect.stringMatching(/^\d{8,}$/),
    ]);
    await user.type(screen.getByLabelText('New password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/settings');
    });
    expect(session.sessionId()).toBe('a-new-session');
  });

  it('log in with the number from the phone step', async () => {
    lender.answerWire(passwordLogin, loginOfKnownBorrower);
    const { user } = await open();
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.click(await screen.findByRole('link', { name: 'Use my password' }));
    await user.type(await screen.findByLabelText('Password'), 'a long secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(lender.received(passwordLogin).map(({ request }) => request)).toEqual([
      { username: phone, password: 'a long secret' },
    ]);
  });

  it('show a wrong password at its field and keep it', async () => {
    lender.refuse(passwordLogin, codes.wrongLogin, 'Number or password is not right.');
    const { user } = await open({ at: '/login?_step=password' });
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.type(screen.getByLabelText('Password'), 'guess guess');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
        'Number or password is not right.',
      );
    });
    expect(screen.getByLabelText('Password')).toHaveValue('guess guess');
  });

  it('reset a forgotten password with a code and log in', async () => {
    lender.answerWire(sendSmsCode, codeSent);
    lender.answerWire(resetPassword, null);
    lender.answerWire(passwordLogin, loginOfKnownBorrower);
    const { user } = await open({ at: '/login?_step=forgotten' });
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '730912');
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), ' no more');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(lender.received(sendSmsCode).map(({ request }) => request)).toEqual([{ phone, type: 'reset' }]);
    expect(lender.received(resetPassword).map(({ request }) => request)).toEqual([
      { phone, smsCode: '730912', password: 'short no more' },
    ]);
  });

  it('do not reset the password twice when the login after the reset fails', async () => {
    lender.answerWire(sendSmsCode, codeSent);
    lender.answerWire(resetPassword, null);
    lender.refuse(passwordLogin, codes.notAllowedNow, 'We are closed for a moment.');
    const { user } = await open({ at: '/login?_step=forgotten' });
    await user.type(await screen.findByLabelText('Phone number'), '81255500417');
    await user.click(await screen.findByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByLabelText('6-digit code'), '730912');
    await user.type(screen.getByLabelText('New password'), 'long enough');
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByText('We are closed for a moment.')).toBeVisible();
    lender.answerWire(passwordLogin, loginOfKnownBorrower);
    await user.click(screen.getByRole('button', { name: 'Save and log in' }));
    expect(await screen.findByText('elsewhere: /')).toBeVisible();
    expect(lender.received(resetPassword)).toHaveLength(1);
  });

  it('are not offered when the lender supports codes only', async () => {
    lender.answerWire(loginSetting, { ...setting, loginTypes: ['sms'] });
    await open();
    await screen.findByRole('link', { name: 'Terms' });
    expect(screen.queryByRole('link', { name: 'Use my password' })).not.toBeInTheDocument();
  });
});

it('a logged-in borrower skips the login', async () => {
  await open({ loggedIn: true, at: '/login?_return=/orders' });
  expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
});
