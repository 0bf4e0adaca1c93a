import { createHash } from 'node:crypto';
import { codes, unlessSame, type Purpose } from '@clearloan/api-client/declare';
import { uploadContacts, uploadDevice, uploadLocation } from '@clearloan/certification/contract';
import { saveEvents, uploadMarketChannel, uploadStoreTag, uploadTimings } from '@clearloan/privacy/contract';
import { userInfo } from '@clearloan/session/contract';
import type { Suite } from '../harness/suite';

const entry = (at: string, purpose: Purpose, consentId: string) => ({
  name: 'consent',
  at,
  consent: {
    consentId,
    purpose,
    state: 'given' as const,
    textVersion: '1',
    locale: 'en',
    screen: 'privacyCentre',
    textHash: createHash('sha256').update(purpose).digest('hex'),
  },
});

/** The borrower gives consents, and the device sends the data they allow. */
export async function consents({ check, ask, hold, now, newId }: Suite): Promise<void> {
  const [location, device, contacts, analytics] = Array.from({ length: 4 }, newId);
  if (!location || !device || !contacts || !analytics) throw new Error('four ids were made');
  await check(saveEvents, {
    events: [
      ...[entry(now(), 'location', location), entry(now(), 'device', device)],
      ...[entry(now(), 'contacts', contacts), entry(now(), 'analytics', analytics)],
    ],
  });
  const account = await ask(userInfo, {});
  const kept = account?.consents.filter(({ state }) => state === 'given').map(({ consentId }) => consentId);
  const purposes = account?.consents.map(({ purpose }) => purpose).sort();
  hold(
    userInfo,
    'stores the purpose of each consent',
    unlessSame('data.consents[].purpose', ['analytics', 'contacts', 'device', 'location'], purposes),
  );
  hold(
    userInfo,
    'stores every consent',
    unlessSame('data.consents', [location, device, contacts, analytics].sort(), kept?.sort()),
  );
  await check(uploadLocation, { latitude: -6.2, longitude: 106.8, country_code: 'ID', consentId: location });
  await check(uploadDevice, { network: 'wifi', time_zone_id: 'Asia/Jakarta', consentId: device });
  // A market may forbid it regardless of consent.
  const picked = { contacts: [{ name: 'Ani', mobile: '+6281299900011' }], consentId: contacts };
  await check(uploadContacts, picked, { mayRefuse: codes.consentMissing });
  const timing = { screen: 'main', name: 'shown', ms: 120, at: now() };
  await check(uploadTimings, { timings: [timing] });
  await check(uploadStoreTag, { tag: 'contract-suite' });
  await check(uploadMarketChannel, { channel: 'contract-suite' });
}
