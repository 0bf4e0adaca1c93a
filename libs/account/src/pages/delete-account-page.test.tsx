import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import type { CodePurpose, SignedWithCode, SignWithCode } from '@clearloan/app-runtime';
import { screen, waitFor } from '@testing-library/react';
import { parse } from 'valibot';
import { deleteUser } from '../contract';
import { deletionAllowed, deletionBlockedByLoan } from '../fixtures/deletion';
import { routes } from '../routes';

const lender = fakeLender();
beforeEach(() => {
  localStorage.clear();
  lender.answerWire(deleteUser, deletionAllowed);
});

const open = (options = {}) =>
  renderRoutes(routes, { at: '/settings/delete-account', elsewhere: ['/orders'], ...options });
const sent = () => lender.received(deleteUser).map(({ request }) => request);

describe('the delete account page', () => {
  it('shows what will be deleted and when, and what is kept, why and until when', async () => {
    await open();
    expect(await screen.findByText(/Will be deleted on .*22 Nov/)).toBeVisible();
    expect(screen.getByText('ID and face')).toBeVisible();
    expect(screen.getByText(/The law asks for it\. Kept at least until 24 Aug 2031\./)).toBeVisible();
    expect(sent()).toEqual([{ preview: true }]);
  });

  it('shows an open loan and links to it instead of offering deletion', async () => {
    lender.answerWire(deleteUser, deletionBlockedByLoan);
    const { user } = await open();
    expect(await screen.findByText('Everyday loan: ¥8,569.24 is left to pay.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'View my loans' }));
    expect(await screen.findByText('elsewhere: /orders')).toBeVisible();
  });

  it('keeps a reason that was typed, after a reload', async () => {
    const first = await open();
    await first.user.type(await screen.findByLabelText(/Why are you leaving/), 'Too dear');
    first.unmount();
    await open();
    expect(await screen.findByLabelText(/Why are you leaving/)).toHaveValue('Too dear');
    sessionStorage.clear();
  });

  it('deletes the account with a code, clears the local data and explains how to undo it', async () => {
    localStorage.setItem('clearloan.drafts', 'Mira');
    const { user, session } = await open();
    await user.type(await screen.findByLabelText(/Why are you leaving/), 'Paid it all');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'You’re logged out' })).toBeVisible();
    expect(screen.getByText(/Log in before then/)).toBeVisible();
    expect(sent()).toEqual([{ preview: true }, { smsCode: '123456', reason: 'Paid it all' }]);
    await waitFor(() => {
      expect(session.isLoggedIn()).toBe(false);
    });
    expect(JSON.stringify(localStorage)).not.toContain('Mira');
  });

  it('deletes nothing when the borrower cancels the code', async () => {
    const { user, session } = await open({ confirmByCode: () => Promise.resolve() });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(sent()).toEqual([{ preview: true }]);
    expect(session.isLoggedIn()).toBe(true);
  });

  it('deletes nothing after a wrong code, and passes the reason to the code sheet', async () => {
    const onSigned = jest.fn<undefined, [SignedWithCode]>();
    const { user, session } = await open({
      confirmByCode: async (_purpose: CodePurpose, sign: SignWithCode) =>
        onSigned(await sign('123456', () => undefined)),
    });
    await screen.findByText('ID and face');
    lender.refuse(deleteUser, codes.wrongCode, 'Wrong.', { triesLeft: 3 });
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => {
      expect(onSigned).toHaveBeenCalledWith({
        refused: expect.objectContaining({ refusal: { triesLeft: 3 } }),
        isCodeUsed: false,
      });
    });
    expect(screen.queryByText(/Wrong|tries left/)).not.toBeInTheDocument();
    expect(session.isLoggedIn()).toBe(true);
  });

  it('shows the lender’s message when deletion has become impossible', async () => {
    lender.answerBy(deleteUser, () => parse(deleteUser.data, deletionAllowed));
    const { user } = await open();
    await screen.findByText('ID and face');
    lender.refuse(deleteUser, codes.notAllowedNow, 'A payment is on its way.');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect((await screen.findAllByText('A payment is on its way.')).length).toBeGreaterThan(0);
  });
});
