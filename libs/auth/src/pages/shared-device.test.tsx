import { fakeLender, renderRoutes } from '@clearloan/testing';
import { AmountsHiddenProvider } from '@clearloan/app-runtime';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { loginSetting, logout, sendSmsCode, userInfo } from '@clearloan/session/contract';
import { codeSent, loginSetting as setting, userInfo as info } from '@clearloan/session/testing';
import {
  LeavingProvider,
  isDeviceShared,
  presentIdlePhase,
  saveDeviceShared,
  clearLocalData,
  rememberBorrower,
  sessionOnDemand,
  SharedDevice,
} from '@clearloan/session';
import { smsCodeLogin } from '../contract';
import { loginOfKnownBorrower } from '../fixtures/login';
import { authOnDemand } from '../on-demand';
import { routes } from '../routes';

const lender = fakeLender();
const startOver = jest.fn();
const minutes = (count: number) => count * 60_000;
/** Loads the code that ends idle visits; a test makes it fail. */
const loadIdleWatch = jest.fn(authOnDemand.loadIdleWatch);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  startOver.mockClear();
  lender.answerWire(loginSetting, setting);
  lender.answerWire(sendSmsCode, codeSent);
  lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
  lender.answerWire(logout, null);
  lender.answerWire(userInfo, info);
});

/** The shell around the screens: hidden amounts, logout, and the idle timer of a shared device. */
function Shell() {
  const [hidden, setHidden] = useState(false);
  return (
    <AmountsHiddenProvider hidden={hidden} toggle={() => setHidden(!hidden)}>
      <LeavingProvider
        beforeLeaving={() => Promise.resolve()}
        startOver={startOver}
        endAtLender={sessionOnDemand.endAtLender}
      >
        <SharedDevice loadIdleWatch={loadIdleWatch}>
          <output>{hidden ? 'amounts hidden' : 'amounts shown'}</output>
          <Outlet />
        </SharedDevice>
      </LeavingProvider>
    </AmountsHiddenProvider>
  );
}
const home = { path: '/', element: <main>home</main> };
const shell = { element: <Shell />, children: [...routes, home] };

async function logIn({ tick = false }) {
  const opened = await renderRoutes([shell], { at: '/login', loggedIn: false });
  const { user } = opened;
  await user.type(await screen.findByLabelText('Phone number'), '81255500417');
  if (tick) await user.click(screen.getByRole('checkbox', { name: /I share this phone/ }));
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  await user.type(await screen.findByLabelText('6-digit code'), '730912');
  await screen.findByText('home');
  return opened;
}

const deviceToken = 'q7Jm2vXc0dLr8TzYhB5nKe1WsUa4GfPi';
const keptToken = () => localStorage.getItem('clearloan.device-token');

describe('the token with which the lender recognises this device', () => {
  beforeEach(() => {
    lender.answerWire(smsCodeLogin, { ...loginOfKnownBorrower, deviceToken });
  });

  it('is kept after a login and through a logout', async () => {
    await logIn({});
    expect(keptToken()).toBe(deviceToken);
    await clearLocalData();
    expect(keptToken()).toBe(deviceToken);
  });

  it('stays when the lender issues no new one', async () => {
    localStorage.setItem('clearloan.device-token', deviceToken);
    lender.answerWire(smsCodeLogin, loginOfKnownBorrower);
    await logIn({});
    expect(keptToken()).toBe(deviceToken);
  });

  it('is not kept on a shared device, and removed when it becomes one', async () => {
    localStorage.setItem('clearloan.device-token', deviceToken.toUpperCase());
    await logIn({ tick: true });
    expect(keptToken()).toBeNull();
  });
});

describe('the shared device option', () => {
  it('is off by default and then not sent to the lender', async () => {
    await logIn({});
    expect(lender.received(smsCodeLogin)[0]?.request.sharedPhone).toBeUndefined();
    expect(isDeviceShared()).toBe(false);
  });

  it('is sent to the lender with the login and hides amounts', async () => {
    await logIn({ tick: true });
    expect(lender.received(smsCodeLogin)[0]?.request.sharedPhone).toBe(true);
    expect(isDeviceShared()).toBe(true);
    expect(screen.getByText('amounts hidden')).toBeInTheDocument();
  });

  it('starts the idle time at the login, not when it was ticked', async () => {
    localStorage.setItem('clearloan.last-touch', String(Date.now() - minutes(20)));
    localStorage.setItem('clearloan.shared-phone', 'yes');
    await logIn({});
    expect(presentIdlePhase()).toBe('active');
  });

  it('survives a reload of the login', async () => {
    const first = await renderRoutes([shell], { at: '/login', loggedIn: false });
    await first.user.click(await screen.findByRole('checkbox', { name: /I share this phone/ }));
    first.unmount();
    await renderRoutes([shell], { at: '/login', loggedIn: false });
    expect(await screen.findByRole('checkbox', { name: /I share this phone/ })).toBeChecked();
  });

  it('hides the amounts again when the app is hidden', async () => {
    saveDeviceShared(true);
    await renderRoutes([shell], { at: '/' });
    expect(await screen.findByText('amounts shown')).toBeInTheDocument();
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(screen.getByText('amounts hidden')).toBeInTheDocument();
    visibility.mockRestore();
  });
});

describe('an idle visit on a shared device', () => {
  beforeEach(() => {
    // Time also advances by itself, as calls and screens need it.
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (ms: number) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
  };
  const openIdle = async (idleMs: number) => {
    saveDeviceShared(true);
    const opened = await renderRoutes([shell], { at: '/' });
    await screen.findByText('home');
    pass(idleMs);
    return opened;
  };

  it('shows a dialog after nine minutes, and continues on a tap [promise: shared-notice]', async () => {
    const { user, session } = await openIdle(minutes(9.5));
    await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    await user.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    pass(minutes(8));
    expect(session.isLoggedIn()).toBe(true);
    expect(startOver).not.toHaveBeenCalled();
  });

  it('ends after ten minutes at the lender and on the device [promise: shared-logout]', async () => {
    const { session } = await openIdle(minutes(10));
    await waitFor(() => {
      expect(startOver).toHaveBeenCalledTimes(1);
    });
    expect(lender.received(logout)).toHaveLength(1);
    expect(session.isLoggedIn()).toBe(false);
    expect(JSON.stringify(localStorage)).not.toContain('last-touch');
  });

  it('ends as well when its code arrives only at the second attempt', async () => {
    loadIdleWatch.mockRejectedValueOnce(new TypeError('offline'));
    const { session } = await openIdle(minutes(10));
    await waitFor(() => {
      expect(startOver).toHaveBeenCalledTimes(1);
    });
    expect(loadIdleWatch).toHaveBeenCalledTimes(2);
    expect(session.isLoggedIn()).toBe(false);
  });

  it('continues while the borrower uses the app', async () => {
    const { user, session } = await openIdle(minutes(5));
    await user.click(screen.getByText('home'));
    pass(minutes(8));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(session.isLoggedIn()).toBe(true);
  });
});

describe('the next borrower', () => {
  it('finds no data of a previous borrower whose session expired without a logout', async () => {
    rememberBorrower('+6281300000001');
    localStorage.setItem('clearloan.drafts', 'Rina’s job');
    sessionStorage.setItem('clearloan.key.pay', 'k1');
    await logIn({});
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/Rina|k1/);
  });

  it('finds the unsent forms again when it is the same borrower', async () => {
    rememberBorrower('+6281255500417');
    localStorage.setItem('clearloan.drafts', 'Mira’s job');
    await logIn({});
    expect(localStorage.getItem('clearloan.drafts')).toBe('Mira’s job');
  });
});
