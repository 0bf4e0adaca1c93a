import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen } from '@testing-library/react';
import { loginSetting as loginSettingCall, userInfo as userInfoCall } from '@clearloan/session/contract';
import { codeSent, loginSetting, userInfo } from '@clearloan/session/testing';
import { routes } from '../routes';
import { emailAddress, removeEmail, saveEmail, sendDocument, sendEmailCode } from '../contract';

const lender = fakeLender();
const masked = { email: 'm•••@example.com' };
beforeEach(() => {
  sessionStorage.clear();
  lender.answerWire(loginSettingCall, loginSetting);
  lender.answerWire(userInfoCall, userInfo);
  lender.answerWire(emailAddress, {});
  lender.answerWire(sendEmailCode, codeSent);
  lender.answerWire(saveEmail, masked);
  lender.answerWire(removeEmail, null);
});

const open = (options = {}) => renderRoutes(routes, { at: '/settings/email', ...options });
type User = Awaited<ReturnType<typeof open>>['user'];

async function sendCodeTo(address: string, user: User) {
  await user.type(await screen.findByLabelText('E-mail address'), address);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
}
async function saveWith(code: string, user: User) {
  await user.type(await screen.findByLabelText('6-digit code'), code);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

describe('the e-mail page', () => {
  it('saves an address with the code that was sent to it', async () => {
    const { user } = await open();
    await sendCodeTo(' Mira@example.com ', user);
    expect(await screen.findByText('We sent a code to Mira@example.com. Enter it here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Call me' })).not.toBeInTheDocument();
    lender.answerWire(emailAddress, masked);
    await saveWith('730912', user);
    expect(await screen.findByText('Address saved')).toBeVisible();
    expect(screen.getByText(masked.email)).toBeVisible();
    expect(lender.received(sendEmailCode)[0]?.request).toEqual({ email: 'Mira@example.com' });
    expect(lender.received(saveEmail)[0]?.request).toEqual({
      email: 'Mira@example.com',
      emailCode: '730912',
    });
  });

  it('keeps an address that was typed, after a reload, until it is saved', async () => {
    const first = await open();
    await first.user.type(await screen.findByLabelText('E-mail address'), 'mira@example.com');
    first.unmount();
    const second = await open();
    expect(await screen.findByLabelText('E-mail address')).toHaveValue('mira@example.com');
    await second.user.click(screen.getByRole('button', { name: 'Send code' }));
    await saveWith('730912', second.user);
    await screen.findByText('Address saved');
    second.unmount();
    await open();
    expect(await screen.findByLabelText('E-mail address')).toHaveValue('');
  });

  it.each(['mira', 'mira@example', 'mira@example.com, b@example.com', 'mi ra@example.com'])(
    'sends no code to %p',
    async (address) => {
      const { user } = await open();
      await sendCodeTo(address, user);
      expect(await screen.findByText('Enter an e-mail address, like name@example.com.')).toBeVisible();
      expect(lender.received(sendEmailCode)).toEqual([]);
    },
  );

  it('shows a wrong and an expired code at its field, and saves nothing', async () => {
    lender.refuse(saveEmail, codes.wrongCode, 'Wrong.', { field: 'emailCode', triesLeft: 4 });
    const { user } = await open();
    await sendCodeTo('mira@example.com', user);
    await saveWith('730912', user);
    expect(await screen.findByText('That code isn’t right. 4 tries left.')).toBeVisible();
    lender.refuse(saveEmail, codes.codeExpired, 'Expired.', { field: 'emailCode' });
    await saveWith('730913', user);
    expect(await screen.findByText('This code has expired. Request a new one.')).toBeVisible();
    expect(screen.queryByText('Address saved')).not.toBeInTheDocument();
  });

  it('changes and removes an address', async () => {
    lender.answerWire(emailAddress, masked);
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByLabelText('E-mail address')).toBeVisible();
    await sendCodeTo('sari@example.com', user);
    await saveWith('730912', user);
    await screen.findByText('Address saved');
    lender.answerWire(emailAddress, {});
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Address removed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add an address' })).toBeVisible();
    expect(lender.received(removeEmail)).toHaveLength(1);
  });

  it('says why it did not load, and that the lender sends no e-mail', async () => {
    lender.refuse(emailAddress, codes.notAllowedNow, 'We don’t send e-mail.');
    await open();
    expect(await screen.findByText('Your e-mail address didn’t load')).toBeVisible();
    expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
  });
});

describe('a document by e-mail', () => {
  const at = '/settings/email?_document=statement&_order=o-48213&_year=2026';
  const elsewhere = ['/orders/:orderId'];
  const sent = { document: 'statement', orderId: 'o-48213', year: 2026 };

  it('is sent to the address, once for a tap', async () => {
    lender.answerWire(emailAddress, masked);
    lender.answerWire(sendDocument, masked);
    const { user } = await open({ at, elsewhere });
    expect(await screen.findByText('Statement')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We’re sending it to m•••@example.com')).toBeVisible();
    expect(lender.received(sendDocument).map(({ request }) => request)).toEqual([sent]);
    expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/orders/o-48213');
  });

  it('needs an address first, and is then offered', async () => {
    const { user } = await open({ at, elsewhere });
    await sendCodeTo('mira@example.com', user);
    lender.answerWire(emailAddress, masked);
    await saveWith('730912', user);
    expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  });

  it('says why it was not sent, and can be sent again', async () => {
    lender.answerWire(emailAddress, masked);
    lender.refuse(sendDocument, codes.tooMany, 'You’ve sent many documents. Try again in an hour.');
    const { user } = await open({ at, elsewhere });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You’ve sent many documents. Try again in an hour.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
  });

  it.each(['_document=salary&_order=o-1', '_document=statement', '_order=o-1'])(
    'is none in an address like ?%s',
    async (search) => {
      lender.answerWire(emailAddress, masked);
      await open({ at: `/settings/email?${search}` });
      expect(await screen.findByRole('button', { name: 'Change' })).toBeVisible();
    },
  );
});

it('the details lead to it', async () => {
  const { user } = await open({ at: '/settings/details' });
  await user.click(await screen.findByRole('link', { name: /E-mail address/ }));
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeVisible();
});
