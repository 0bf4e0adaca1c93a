import { codes } from '@clearloan/api-client/declare';
import {
  AppRuntimeProvider,
  useConfirmByCode,
  type RefusedCode,
  type SignedWithCode,
  type SignWithCode,
} from '@clearloan/app-runtime';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import {
  loginSetting,
  passkeyChallenge,
  passkeyList,
  sendSmsCode,
  userInfo,
} from '@clearloan/session/contract';
import {
  codeSent,
  loginSetting as setting,
  noPasskeys,
  passkeyChallenge as challenge,
  twoPasskeys,
  userInfo as info,
  fakeCredentials,
} from '@clearloan/session/testing';
import { CodeConfirmation } from '../code-confirmation';
import { authOnDemand } from '../on-demand';

const lender = fakeLender();
const device = fakeCredentials();
beforeEach(device.install);
afterEach(device.take);
const sign = jest.fn<Promise<SignedWithCode>, Parameters<SignWithCode>>();
beforeEach(() => {
  sign.mockReset().mockResolvedValue({ refused: undefined, isCodeUsed: true });
  lender.answerWire(loginSetting, setting);
  lender.answerWire(userInfo, info);
  lender.answerWire(sendSmsCode, codeSent);
  lender.answerWire(passkeyList, twoPasskeys);
  lender.answerWire(passkeyChallenge, challenge);
});
afterEach(() => {
  sessionStorage.clear();
});

/** A screen of another feature that needs a signature. */
function Asker() {
  const confirmByCode = useConfirmByCode();
  const [isOver, setOver] = useState(false);
  const ask = async () => {
    await confirmByCode('confirm', sign, '["the terms"]');
    setOver(true);
  };
  return (
    <main>
      <button onClick={() => void ask()}>Borrow</button>
      <output>{isOver ? 'over' : ''}</output>
    </main>
  );
}

async function openSheet(hasScreen = true) {
  const element = (
    <AppRuntimeProvider value={{ hasScreen: () => hasScreen }}>
      <CodeConfirmation loadSheet={authOnDemand.loadCodeSheet}>
        <Asker />
      </CodeConfirmation>
    </AppRuntimeProvider>
  );
  const { user } = await renderRoutes([{ path: '/', element }], { at: '/' });
  await user.click(screen.getByRole('button', { name: 'Borrow' }));
  return user;
}
const passkeySheet = () => screen.findByRole('dialog', { name: 'Sign with your passkey' });
const codeSheet = () => screen.findByRole('dialog', { name: 'Sign with a code' });
const tapSign = async (user: Awaited<ReturnType<typeof openSheet>>) =>
  user.click(await within(await passkeySheet()).findByRole('button', { name: 'Sign the loan' }));

describe('the sheet of a borrower with a passkey', () => {
  it('signs the subject with it, and sends no code', async () => {
    await tapSign(await openSheet());
    expect(await screen.findByText('over')).toBeVisible();
    expect(lender.received(passkeyChallenge)[0]?.request).toEqual({
      type: 'confirm',
      subject: '["the terms"]',
    });
    expect(device.challenges()).toEqual(['sign']);
    expect(sign).toHaveBeenCalledWith('', expect.any(Function), device.signed);
    expect(lender.received(sendSmsCode)).toEqual([]);
  });

  it('signs nothing when the device does not confirm, and offers the code', async () => {
    device.refuse('NotAllowedError');
    const user = await openSheet();
    await tapSign(user);
    expect(await screen.findByText('Nothing was signed')).toBeVisible();
    expect(sign).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use a code instead' }));
    expect(await codeSheet()).toBeVisible();
    expect(lender.received(sendSmsCode)).toHaveLength(1);
  });

  it('shows why the lender refuses, and asks for another challenge at the next try', async () => {
    const refused: RefusedCode = {
      code: codes.codeExpired,
      message: 'This request has ended.',
      refusal: null,
    };
    sign.mockResolvedValueOnce({ refused, isCodeUsed: false });
    const user = await openSheet();
    await tapSign(user);
    expect(await screen.findByText('This request has ended.')).toBeVisible();
    await tapSign(user);
    expect(await screen.findByText('over')).toBeVisible();
    expect(lender.received(passkeyChallenge)).toHaveLength(2);
  });

  it('signs nothing without a challenge', async () => {
    lender.refuse(passkeyChallenge, codes.notAllowedNow, 'You have no passkey. Use a code.');
    await tapSign(await openSheet());
    expect(await screen.findByText('You have no passkey. Use a code.')).toBeVisible();
    expect(device.challenges()).toEqual([]);
  });

  it('closes without signing', async () => {
    const user = await openSheet();
    await passkeySheet();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('over')).toBeVisible();
    expect(sign).not.toHaveBeenCalled();
  });
});

describe('the sheet asks for a code at once', () => {
  it('of a borrower without a passkey', async () => {
    lender.answerWire(passkeyList, noPasskeys);
    await openSheet();
    expect(await codeSheet()).toBeVisible();
  });

  it('when the passkeys do not load', async () => {
    lender.drop(passkeyList);
    await openSheet();
    expect(await codeSheet()).toBeVisible();
  });

  it('in a browser that knows no passkeys', async () => {
    device.take();
    await openSheet();
    expect(await codeSheet()).toBeVisible();
    expect(lender.received(passkeyList)).toEqual([]);
  });

  it('where the lender offers no passkeys', async () => {
    await openSheet(false);
    expect(await codeSheet()).toBeVisible();
    expect(lender.received(passkeyList)).toEqual([]);
  });
});
