import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import {
  useConfirmByCode,
  type CodePurpose,
  type RefusedCode,
  type SignedWithCode,
  type SignWithCode,
} from '@clearloan/app-runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { loginSetting, sendSmsCode, sendVoiceCode, userInfo } from '@clearloan/session/contract';
import { codeSent, loginSetting as setting, userInfo as info } from '@clearloan/session/testing';
import { CodeConfirmation } from './code-confirmation';
import { authOnDemand } from './on-demand';

const lender = fakeLender();

beforeEach(() => {
  lender.answerWire(loginSetting, setting);
  lender.answerWire(userInfo, info);
  lender.answerWire(sendSmsCode, codeSent);
});
afterEach(() => {
  sessionStorage.clear();
});

/** The lender's response to each code. */
const sign = jest.fn<Promise<SignedWithCode>, Parameters<SignWithCode>>();
const signed: SignedWithCode = { refused: undefined, isCodeUsed: true };
const refusedWith = (code: number, refusal: RefusedCode['refusal'] = null): SignedWithCode => ({
  refused: { code, message: 'In the lender’s words.', refusal },
  isCodeUsed: false,
});
beforeEach(() => {
  sign.mockReset().mockResolvedValue(signed);
});

/** A screen of another feature that needs a signature. */
function Asker({ purpose }: { purpose: CodePurpose }) {
  const confirmByCode = useConfirmByCode();
  const [codes, setCodes] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const ask = async () => {
    setOver(false);
    await confirmByCode(purpose, (code, letGo) => {
      setCodes((before) => [...before, code]);
      return sign(code, letGo);
    });
    setOver(true);
  };
  return (
    <main>
      <button onClick={() => void ask()}>Borrow</button>
      <output>{isOver && codes.length === 0 ? 'nothing' : codes.join(' ')}</output>
    </main>
  );
}

async function openAsker(purpose: CodePurpose = 'confirm') {
  const screenOfAnother = {
    path: '/',
    element: (
      <CodeConfirmation loadSheet={authOnDemand.loadCodeSheet}>
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

describe('the code confirmation', () => {
  it('sends a code to the phone number of the session and returns the typed code', async () => {
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

  it('submits only a complete code, and only on a tap or Enter', async () => {
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

  it('fills in the code from the message with WebOTP, and still needs a tap', async () => {
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

  it.each(['Cancel', 'Close'])('returns no code when the borrower taps %s', async (name) => {
    const { user, ask } = await openAsker();
    const sheet = await ask();
    await user.click(within(sheet).getByRole('button', { name }));
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('returns no code when the borrower goes back', async () => {
    const { ask } = await openAsker();
    await ask();
    fireEvent.popState(window);
    expect(await screen.findByText('nothing')).toBeVisible();
  });

  it('stays open after a wrong code, shows the tries left once, and accepts the next code', async () => {
    sign.mockResolvedValueOnce(refusedWith(codes.wrongCode, { triesLeft: 4 }));
    const { user, ask } = await openAsker();
    const sheet = await ask();
    const field = within(sheet).getByLabelText('6-digit code');
    await user.type(field, '111111{Enter}');
    expect(await within(sheet).findByText('That code isn’t right. 4 tries left.')).toBeVisible();
    expect(screen.getAllByText(/tries left|lender’s words/)).toHaveLength(1);
    expect(field).toBeInvalid();
    await user.type(field, '730912{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 6 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sign.mock.calls.map(([code]) => code)).toEqual(['111111', '730912']);
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it.each([
    [codes.codeExpired, 'This code has expired. Request a new one.'],
    [codes.codeLocked, 'Too many wrong codes. Request a new one.'],
  ])('offers a new code at once when the code is no longer valid (%d)', async (code, sentence) => {
    sign.mockResolvedValueOnce(refusedWith(code));
    const { user, ask } = await openAsker();
    const sheet = await ask();
    await user.type(within(sheet).getByLabelText('6-digit code'), '111111{Enter}');
    expect(await within(sheet).findByText(sentence)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Resend' }));
    expect(lender.received(sendSmsCode)).toHaveLength(2);
  });

  it('closes while the outcome is checked, and reopens when the code was wrong', async () => {
    let answer: (outcome: SignedWithCode) => void = () => undefined;
    sign.mockImplementationOnce((_code, letGo) => {
      letGo();
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const { user, ask } = await openAsker();
    await user.type(within(await ask()).getByLabelText('6-digit code'), '111111{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => answer(refusedWith(codes.wrongCode, { triesLeft: 1 })));
    expect(await screen.findByText('That code isn’t right. 1 try left.')).toBeVisible();
  });

  it('sends no code when it is reopened while the last code is valid, and shows that [promise: code-last]', async () => {
    lender.answerWire(sendSmsCode, { ...codeSent, retryAfter: 0, validFor: 300 });
    const { user, ask } = await openAsker();
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    const sheet = await ask();
    expect(within(sheet).getByText('Your last code still works. Enter it here.')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Resend' })).toBeVisible();
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it('sends a new code for the next confirmation', async () => {
    lender.answerWire(sendSmsCode, { ...codeSent, validFor: 300 });
    const { user, ask } = await openAsker();
    await user.type(within(await ask()).getByLabelText('6-digit code'), '730912{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await ask()).queryByText(/still works/)).not.toBeInTheDocument();
    await waitFor(() => expect(lender.received(sendSmsCode)).toHaveLength(2));
  });

  it('shows only the time until the next code when one is requested too soon', async () => {
    lender.refuse(sendSmsCode, codes.tooMany, 'A code was sent just now.', { retryAfter: 42 });
    const { ask } = await openAsker();
    const sheet = await ask();
    expect(await within(sheet).findByText(/Resend in/)).toBeVisible();
    expect(screen.queryByText(/A code was sent just now|Too many/)).not.toBeInTheDocument();
  });

  it('uses the code that was already sent when it is reopened within the wait', async () => {
    const { user, ask } = await openAsker('delay');
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    const sheet = await ask();
    expect(await within(sheet).findByText(/Resend in/)).toBeVisible();
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it('offers the code by voice call after the wait', async () => {
    lender.answerWire(sendSmsCode, { ...codeSent, retryAfter: 1 });
    lender.answerWire(sendVoiceCode, codeSent);
    const { user, ask } = await openAsker('delay');
    const sheet = await ask();
    expect(await within(sheet).findByText(/Resend in/)).toBeVisible();
    await user.click(await within(sheet).findByRole('button', { name: 'Call me' }, { timeout: 3000 }));
    expect(await within(sheet).findByText('We’re calling you now.')).toBeVisible();
    expect(lender.received(sendVoiceCode).map(({ request }) => request)).toEqual([
      { phone: '', type: 'delay' },
    ]);
  });

  it('shows why no code could be sent, and still offers Resend', async () => {
    lender.refuse(sendSmsCode, codes.notAllowedNow, 'No messages to this phone.');
    const { ask } = await openAsker();
    const sheet = await ask();
    expect(await within(sheet).findByText('No messages to this phone.')).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Resend' })).toBeVisible();
  });
});
