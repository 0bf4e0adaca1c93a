import type { ApiClient } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { useAskConsent } from '@clearloan/app-runtime';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { saveEvents } from './contract';
import { privacyForTests, routesInShell } from './testing/privacy-for-tests';

const lender = fakeLender();
const text = { version: '1', hash: 'a'.repeat(64), locale: 'en' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lenderTakesAll();
});

function lenderTakesAll() {
  lender.answerBy(saveEvents, ({ request }) => ({
    accepted: request.events.flatMap(({ consent }) => consent?.consentId ?? []),
  }));
}
const sentEvents = () =>
  lender.received(saveEvents).flatMap(({ request }) => request.events.map(({ consent }) => consent?.state));

async function clientOf(loggedIn: boolean): Promise<ApiClient> {
  const { client } = await renderRoutes([{ path: '/', element: <main /> }], { at: '/', loggedIn });
  return client;
}

describe('a consent', () => {
  it('is reported once', async () => {
    const { consents } = privacyForTests(await clientOf(true));
    const consentId = await consents.give('location', text);
    await consents.report();
    expect(consents.liveId('location')).toBe(consentId);
    expect(sentEvents()).toEqual(['given']);
  });

  it('that could not be reported applies on the device and is reported after reconnecting [promise: consent-offline]', async () => {
    lender.drop(saveEvents);
    const { consents } = privacyForTests(await clientOf(true));
    await consents.give('location', text);
    expect(consents.liveId('location')).toBeDefined();
    lenderTakesAll();
    await consents.report();
    await consents.report();
    expect(sentEvents()).toEqual(['given', 'given']);
  });

  it('withdrawn while it is being sent is also withdrawn at the lender', async () => {
    const { consents } = privacyForTests(await clientOf(true));
    const giving = consents.give('location', text);
    await consents.withdraw('location');
    await giving;
    expect(consents.liveId('location')).toBeUndefined();
    expect(sentEvents()).toContain('withdrawn');
    const before = sentEvents().length;
    await consents.report();
    expect(sentEvents()).toHaveLength(before);
  });

  it('of a visitor becomes the borrower’s after the login', async () => {
    const client = await clientOf(false);
    const { consents } = privacyForTests(client);
    await consents.give('analytics', text);
    await consents.report();
    expect(sentEvents()).toEqual(['given']);
    client.session.saveLogin({ sessionId: 's' });
    await consents.report();
    expect(sentEvents()).toEqual(['given', 'given']);
    await consents.report();
    expect(sentEvents()).toHaveLength(2);
  });

  it('that the lender rejected is reported again', async () => {
    lender.refuse(saveEvents, codes.tooMany, 'Wait.');
    const { consents } = privacyForTests(await clientOf(true));
    await consents.give('location', text);
    await consents.report();
    expect(sentEvents()).toHaveLength(2);
  });

  it('that is corrupt in storage counts as none', async () => {
    localStorage.setItem('clearloan.consents', '[{"purpose":"location","state":"given"');
    const { consents } = privacyForTests(await clientOf(true));
    expect(consents.liveId('location')).toBeUndefined();
  });

  it('that was never given needs no withdrawal', async () => {
    const { consents, consentLog } = privacyForTests(await clientOf(true));
    await consents.withdraw('marketing');
    expect(consentLog.lines()).toEqual([]);
    expect(sentEvents()).toEqual([]);
  });
});

/** A screen of a feature that wants to send something. */
function WantsToSend({ purpose }: { purpose: 'location' | 'contacts' }) {
  const ask = useAskConsent();
  const [answer, setAnswer] = useState('not asked');
  return (
    <main>
      <button onClick={() => void ask(purpose).then((id) => setAnswer(id === null ? 'no' : 'yes'))}>
        Send
      </button>
      <output>{answer}</output>
    </main>
  );
}

describe('a consent prompt', () => {
  const open = (purpose: 'location' | 'contacts' = 'location') =>
    renderRoutes(routesInShell(undefined, [{ path: '/', element: <WantsToSend purpose={purpose} /> }]), {
      at: '/',
    });

  it('does not count as accepted when another prompt opens before its proof is ready', async () => {
    let prove: () => void = () => undefined;
    const proof = new Promise<ArrayBuffer>((resolve) => {
      prove = () => resolve(new ArrayBuffer(32));
    });
    jest.spyOn(crypto.subtle, 'digest').mockReturnValueOnce(proof);
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const first = await screen.findByRole('dialog');
    await user.click(within(first).getByRole('button', { name: 'Allow' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('no')).toBeVisible();
    const second = await screen.findByRole('dialog');
    await act(async () => {
      prove();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(second).toBeVisible();
    expect(sentEvents()).toEqual([]);
    await user.click(within(second).getByRole('button', { name: 'Allow' }));
    expect(await screen.findByText('yes')).toBeVisible();
    expect(sentEvents()).toEqual(['given']);
  });

  it('appears once, and the lender knows the consent before the feature sends', async () => {
    const { user } = await open();
    await user.click(screen.getByText('Send'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Allow' }));
    expect(await screen.findByText('yes')).toBeVisible();
    expect(sentEvents()).toEqual(['given']);
    await user.click(screen.getByText('Send'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Don’t allow', 'Don’t allow'],
    ['the cross', 'Close'],
  ])('takes %s as a refusal', async (_how, name) => {
    const { user } = await open();
    await user.click(screen.getByText('Send'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    expect(await screen.findByText('no')).toBeVisible();
    expect(sentEvents()).toEqual([]);
  });

  it('does not appear for contacts in a market that forbids them', async () => {
    const { user } = await open('contacts');
    await user.click(screen.getByText('Send'));
    expect(await screen.findByText('no')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
