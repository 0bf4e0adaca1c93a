import { safeStorage, type ApiClient } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { sampleMarket } from '@clearloan/formatting';
import { fakeLender, renderRoutes } from '@clearloan/testing';
import { waitFor } from '@testing-library/react';
import { saveEvents, uploadMarketChannel, uploadStoreTag, uploadTimings } from '../contract';
import { privacyForTests } from '../testing/privacy-for-tests';
import { createTelemetry } from './telemetry';

const lender = fakeLender();
const text = { version: '1', hash: 'a'.repeat(64), locale: 'en' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  lenderTakesConsents();
  for (const call of [uploadTimings, uploadStoreTag, uploadMarketChannel]) lender.answer(call, undefined);
});

const lenderTakesConsents = () => {
  lender.answerBy(saveEvents, ({ request }) => ({
    accepted: request.events.flatMap(({ consent }) => consent?.consentId ?? []),
  }));
};

async function start({ loggedIn = true, parameters = '' } = {}) {
  localStorage.setItem('clearloan.parameters', parameters);
  const { client, unmount } = await renderRoutes([{ path: '/', element: <main /> }], { at: '/', loggedIn });
  const { consentLog, consents } = privacyForTests(client);
  const storage = safeStorage(() => localStorage);
  const telemetry = createTelemetry({ client, consentLog, market: sampleMarket, storage });
  const anotherTab = () => createTelemetry({ client, consentLog, market: sampleMarket, storage });
  return { client, consents, telemetry, anotherTab, unmount };
}

/** The page is hidden: pending events are sent. */
function leave() {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}
const timings = () => lender.received(uploadTimings).flatMap(({ request }) => request.timings);
const events = () =>
  lender.received(saveEvents).flatMap(({ request }) => request.events.filter(({ consent }) => !consent));
/** Long enough for a lazy chunk and a call. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('usage data', () => {
  it('is neither recorded nor sent before the borrower consents', async () => {
    const { consents, telemetry } = await start({ parameters: 'utm_source=store&channel=ads' });
    telemetry.screenShown('main', 120);
    telemetry.happened('appOpened');
    leave();
    await settle();
    await consents.give('analytics', text);
    leave();
    await settle();
    expect(timings()).toEqual([]);
    expect(events()).toEqual([]);
  });

  it('is sent in one batch when the borrower leaves the page, as names and times only [promise: usage-names]', async () => {
    const { consents, telemetry } = await start();
    await consents.give('analytics', text);
    telemetry.screenShown('main', 120.6);
    telemetry.screenShown('order', -1);
    telemetry.happened('appOpened');
    await settle();
    expect(timings()).toEqual([]);
    leave();
    await waitFor(() => {
      expect(timings()).toEqual([
        { screen: 'main', name: 'shown', ms: 121, at: expect.any(String) },
        { screen: 'order', name: 'shown', ms: 0, at: expect.any(String) },
      ]);
    });
    expect(events().map(({ name }) => name)).toEqual(['appOpened']);
    expect(lender.received(uploadTimings)).toHaveLength(1);
  });

  it('is sent after twenty entries', async () => {
    const { consents, telemetry } = await start();
    await consents.give('analytics', text);
    for (let shown = 0; shown < 20; shown += 1) telemetry.screenShown('main', shown);
    await waitFor(() => {
      expect(timings()).toHaveLength(20);
    });
  });

  it('is deleted at once when the borrower withdraws the consent, including queued entries', async () => {
    const { consents, telemetry } = await start();
    await consents.give('analytics', text);
    telemetry.screenShown('main', 5);
    await settle();
    await consents.withdraw('analytics');
    telemetry.screenShown('order', 5);
    leave();
    await consents.give('analytics', text);
    leave();
    await settle();
    expect(timings()).toEqual([]);
  });

  it('waits until the lender has stored the consent', async () => {
    lender.drop(saveEvents);
    const { consents, telemetry } = await start();
    await consents.give('analytics', text);
    telemetry.screenShown('main', 5);
    leave();
    await settle();
    expect(timings()).toEqual([]);
    lenderTakesConsents();
    await consents.report();
    await waitFor(() => {
      expect(timings()).toHaveLength(1);
    });
  });

  it('is deleted when a logout removes the consent, also while the page stays open', async () => {
    const { client, consents, telemetry } = await start();
    await consents.give('analytics', text);
    telemetry.screenShown('main', 5);
    await settle();
    localStorage.clear();
    client.session.saveLogin(null);
    await settle();
    client.session.saveLogin({ sessionId: 'of the next borrower' });
    await consents.give('analytics', text);
    leave();
    await settle();
    expect(timings()).toEqual([]);
  });

  it('waits for the login of a visitor who consented', async () => {
    const { client, consents, telemetry } = await start({ loggedIn: false });
    await consents.give('analytics', text);
    telemetry.screenShown('main', 5);
    leave();
    await settle();
    expect(timings()).toEqual([]);
    client.session.saveLogin({ sessionId: 's' });
    await waitFor(() => {
      expect(timings()).toHaveLength(1);
    });
  });
});

describe('the origin of a visit', () => {
  const tags = () => lender.received(uploadStoreTag).map(({ request }) => request.tag);
  const channels = () => lender.received(uploadMarketChannel).map(({ request }) => request.channel);

  it('is sent once, after the consent', async () => {
    const first = await start({ parameters: 'utm_source=store-a&channel=ads-7' });
    await settle();
    expect([tags(), channels()]).toEqual([[], []]);
    await first.consents.give('analytics', text);
    await waitFor(() => {
      expect([tags(), channels()]).toEqual([['store-a'], ['ads-7']]);
    });
    first.unmount();
    const second = await start({ parameters: 'utm_source=store-a&channel=ads-7' });
    second.telemetry.screenShown('main', 1);
    leave();
    await settle();
    expect([tags(), channels()]).toEqual([['store-a'], ['ads-7']]);
  });

  it('is sent once to a lender that receives a visitor’s consent late', async () => {
    const parameters = 'utm_source=store-a&channel=ads-7';
    const { client, consents, telemetry } = await start({ loggedIn: false, parameters });
    await consents.give('analytics', text);
    lender.drop(saveEvents);
    client.session.saveLogin({ sessionId: 's' });
    telemetry.screenShown('main', 5);
    leave();
    await settle();
    expect([tags(), channels()]).toEqual([[], []]);
    lenderTakesConsents();
    await consents.report();
    leave();
    announce(client);
    await waitFor(() => {
      expect([tags(), channels()]).toEqual([['store-a'], ['ads-7']]);
    });
    leave();
    await settle();
    expect([tags(), channels()]).toEqual([['store-a'], ['ads-7']]);
  });

  it('is sent once from two tabs', async () => {
    const { consents, anotherTab } = await start({ parameters: 'utm_source=store-a&channel=ads-7' });
    anotherTab();
    await consents.give('analytics', text);
    leave();
    await settle();
    expect([tags(), channels()]).toEqual([['store-a'], ['ads-7']]);
  });

  it('is not sent when the address has no plain name for it', async () => {
    const { consents } = await start({ parameters: 'utm_source=a%20b&channel=' });
    await consents.give('analytics', text);
    await settle();
    expect([tags(), channels()]).toEqual([[], []]);
  });

  it('is sent again later when the lender did not accept it', async () => {
    lender.refuse(uploadStoreTag, codes.consentMissing, 'No.');
    const { consents, client } = await start({ parameters: 'utm_source=store-a&channel=ads-7' });
    await consents.give('analytics', text);
    await settle();
    expect(tags()).toEqual(['store-a']);
    lender.answer(uploadStoreTag, undefined);
    announce(client);
    await waitFor(() => {
      expect(tags()).toEqual(['store-a', 'store-a']);
    });
    expect(channels()).toEqual(['ads-7']);
  });
});

/** A login in another tab, which triggers a flush. */
const announce = (client: ApiClient) => client.session.changedElsewhere();
