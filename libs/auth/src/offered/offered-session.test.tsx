import { createSession, safeStorage, type ApiClient } from '@clearloan/api-client';
import { activateLanguage, addCatalog, LanguageProvider } from '@clearloan/app-runtime';
import { uiCatalog } from '@clearloan/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberBorrower } from '@clearloan/session';
import { catalog } from '../catalog';
import { holdOfferedSession, offeredSession } from '../device/offered-session';
import type { Question } from './inspect-session';
import { OfferedSessionScreen } from './offered-session-screen';
import { refuseSession, switchAccount } from './switch-account';

const ownSessionId = 'the-session-of-mira-has-32-signs';
const offered = 'the-session-of-rina-has-32-signs';
const ended: string[] = [];
let isOnline: boolean;

/** A lender that only ends sessions. */
const clientOf = (sessionId: string) =>
  ({
    perform: async () => {
      if (!isOnline) throw new Error('offline');
      ended.push(sessionId);
      return Promise.resolve(null);
    },
  }) as unknown as ApiClient;

const newSession = () =>
  createSession({ storage: safeStorage(() => localStorage), address: () => '', language: () => 'en' });

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  ended.length = 0;
  isOnline = true;
  addCatalog(uiCatalog, 'ui');
  addCatalog(catalog, 'auth');
  await activateLanguage('en');
});

const question: Question = {
  offered: { phone: '+62 812 •••• 0418', key: '2.2' },
  ownAccount: { phone: '+62 812 •••• 0417', key: '1.1' },
  ownSession: ownSessionId,
  replaces: true,
  onlyHere: { count: 4, mayKeep: true },
};

function ask(asked: Question = question) {
  const session = newSession();
  session.saveLogin(asked.ownSession === undefined ? null : { sessionId: asked.ownSession });
  holdOfferedSession(offered);
  localStorage.setItem('clearloan.drafts.problems', 'a draft of Mira');
  rememberBorrower('+6281255500417');
  const went = jest.fn();
  const finding = Promise.resolve({ decision: 'ask', question: asked } as const);
  render(
    <LanguageProvider>
      <OfferedSessionScreen
        brandName="Clearloan"
        finding={finding}
        inspect={() => finding}
        onIgnored={() => {
          went('ignored');
        }}
        onYes={(given, keeps) =>
          switchAccount({ session, clientOf, sessionId: offered, question: given, keeps })
        }
        onNo={async () => {
          await refuseSession(offered, clientOf);
          went('no');
        }}
        onSwitched={() => {
          went('switched');
        }}
      />
    </LanguageProvider>,
  );
  return { session, went, user: userEvent.setup() };
}

describe('a session from a link', () => {
  it('that the borrower rejects ends at the lender, and the device is as before [promise: link-refused]', async () => {
    const { session, went, user } = ask();
    const before = Object.entries(localStorage);
    await user.click(await screen.findByRole('button', { name: 'No, stay in my account' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('no'));
    expect(ended).toEqual([offered]);
    expect(session.sessionId()).toBe(ownSessionId);
    expect(Object.entries(localStorage)).toEqual(before);
    expect(offeredSession()).toBeNull();
  });

  it('is not used while the device cannot keep what exists here only', async () => {
    const { session, user } = ask();
    const before = Object.entries(localStorage);
    // This test's browser has no IndexedDB.
    await user.click(await screen.findByRole('button', { name: 'Yes, continue' }));
    expect(await screen.findByText('We couldn’t keep them')).toBeVisible();
    expect(session.sessionId()).toBe(ownSessionId);
    expect(Object.entries(localStorage)).toEqual(before);
  });

  it('replaces the login after a tap, and the replaced one ends', async () => {
    const { session, went, user } = ask();
    await user.click(await screen.findByRole('checkbox'));
    expect(screen.getByText(/If you continue, you’ll lose them/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Yes, continue' }));
    await waitFor(() => expect(went).toHaveBeenCalledWith('switched'));
    expect(session.sessionId()).toBe(offered);
    expect(ended).toEqual([ownSessionId]);
    expect(localStorage.getItem('clearloan.drafts.problems')).toBeNull();
  });

  it('replaces it while the lender is unreachable, says so, and ends the old one later', async () => {
    const { session, user } = ask();
    isOnline = false;
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Yes, continue' }));
    expect(await screen.findByText(/The lender doesn’t know yet/)).toBeVisible();
    expect(session.sessionId()).toBe(offered);
    expect(localStorage.getItem('clearloan-kept-sessions')).toContain(ownSessionId);
  });

  it('changes nothing when another tab has changed the login meanwhile', async () => {
    const { session, user } = ask();
    await screen.findByRole('button', { name: 'Yes, continue' });
    newSession().saveLogin({ sessionId: 'a-third-one' });
    await user.click(screen.getByRole('button', { name: 'Yes, continue' }));
    expect(await screen.findByText('The login changed in another tab')).toBeVisible();
    expect(session.sessionId()).toBe('a-third-one');
    expect(localStorage.getItem('clearloan.drafts.problems')).toBe('a draft of Mira');
  });
});
