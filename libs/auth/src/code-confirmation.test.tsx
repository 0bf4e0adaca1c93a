import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { useConfirmByCode, type CodePurpose } from '@clearloan/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { CodeConfirmation } from './code-confirmation';
import { loginSetting, sendSmsCode, sendVoiceCode, userInfo } from './contract';
import { codeSent, loginSetting as setting } from './fixtures/login';
import { userInfo as info } from './fixtures/user-info';

const lender = fakeLender();

beforeEach(() => {
  lender.answerWire(loginSetting, setting);
  lender.answerWire(userInfo, info);
  lender.answerWire(sendSmsCode, codeSent);
});
afterEach(() => {
  sessionStorage.clear();
});

/** A screen of another feature that needs a signature. */
function Asker({ purpose }: { purpose: CodePurpose }) {
  const confirmByCode = useConfirmByCode();
  const [answers, setAnswers] = useState<(string | null)[]>([]);
  const ask = async () => {
    const code = await confirmByCode(purpose);
    setAnswers((before) => [...before, code]);
  };
  return (
    <main>
      <button onClick={() => void ask()}>Borrow</button>
      <output>{answers.map((answer) => answer ?? 'nothing').join(' ')}</output>
    </main>
  );
}

async function openAsker(purpose: CodePurpose = 'confirm') {
  const screenOfAnother = {
    path: '/',
    element: (
      <CodeConfirmation>
        <Asker purpose={purpose} />
      </CodeConfirmation>
    ),
  };
  const opened = await renderRoutes([screenOfAnother], { at: '/' });
  const ask = async () => {
    await opened.user.click(screen.getByRole('button', { name: 'Borrow' }));
    return screen.findByRole('dialog');
  };
  return { ...opened, ask };
}

describe('a signature by code', () => {
  it('sends a code to the phone of the session and gives what was typed', async () => {
    const { user, ask } = await openAsker();
    const sheet = await ask();
    expect(await within(sheet).findByText(/\+62 812 •••• 0417/)).toBeVisible();
    await user.type(within(sheet).getByLabelText('6-digit code'), '730912');
    await user.click(within(sheet).getByRole('button', { name: 'Sign the loan' }));
    expect(await screen.findByText('730912')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(lender.received(sendSmsCode).map(({ request }) => request)).toEqual([
      { phone: '', type: 'confirm' },
    ]);
  });

  it('is not given by a code that is not whole, nor by itself', async () => {
    const { user, ask } = await openAsker();
    const sheet = await ask();
    await user.type(within(sheet).getByLabelText('6-digit code'), '73091{Enter}');
    expect(within(sheet).getByRole('button', { name: 'Sign the loan' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('2');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('730912')).toBeVisible();
  });

  it('is filled in from the message where the browser can read it, and still needs a tap', async () => {
    Object.assign(window, { OTPCredential: jest.fn() });
    const message = Promise.resolve({ id: '', type: 'otp', code: '730912' });
    Object.assign(navigator, { credentials: { get: () => message } });
    const { user, ask } = await openAsker();
    const sheet = await ask();
    await waitFor(() => {
      expect(within(sheet).getByLabelText('6-digit code')).toHaveValue('730912');
    });
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Sign the loan' }));
    expect(await screen.findByText('730912')).toBeVisible();
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it.each(['Cancel', 'Close'])('is not given when the borrower taps %s', async (name) => {
    const { user, ask } = await openAsker();
    const sheet = await ask();
    await user.click(within(sheet).getByRole('button', { name }));
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('is not given when the borrower goes back', async () => {
    const { ask } = await openAsker();
    await ask();
    fireEvent.popState(window);
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('asked for again within the wait uses the code that is on its way', async () => {
    const { user, ask } = await openAsker('delay');
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    const sheet = await ask();
    expect(await within(sheet).findByText(/Send again in/)).toBeVisible();
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it('may get its code by voice after the wait', async () => {
    lender.answerWire(sendSmsCode, { ...codeSent, retryAfter: 1 });
    lender.answerWire(sendVoiceCode, codeSent);
    const { user, ask } = await openAsker('delay');
    const sheet = await ask();
    expect(await within(sheet).findByText(/Send again in/)).toBeVisible();
    await user.click(await within(sheet).findByRole('button', { name: 'Call me' }, { timeout: 3000 }));
    expect(await within(sheet).findByText('We are calling you now.')).toBeVisible();
    expect(lender.received(sendVoiceCode).map(({ request }) => request)).toEqual([
      { phone: '', type: 'delay' },
    ]);
  });

  it('says when no code could be sent, and keeps the way to another', async () => {
    lender.refuse(sendSmsCode, codes.notAllowedNow, 'No messages to this phone.');
    const { ask } = await openAsker();
    const sheet = await ask();
    expect(await within(sheet).findByText('No messages to this phone.')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Send again' })).toBeVisible();
  });
});
