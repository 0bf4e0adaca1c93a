import { codes, type Purpose } from '@clearloan/api-client/declare';
import type { uploadContacts, uploadDevice, uploadLocation } from '@clearloan/certification/contract';
import { msg } from '@lingui/core/macro';
import { realNow } from '../../platform/context/clock';
import { needConsent } from '../consents/consents';
import { writableDb } from '../../platform/database/connection';
import { refuse } from '../../platform/context/refusal';
import type { Handler } from '../../platform/context/request-context';
import { thisLender } from '../../platform/lender/lender';
import { phoneFacts } from '../../platform/database/schema/certification';

/** Stores the borrower's location rounded to two decimals, about a kilometre, whatever the device sent. */
export const answerLocation: Handler<typeof uploadLocation> = async ({ borrower, request }) => {
  const { consentId, latitude, longitude, ...place } = request;
  const coarse = { ...place, latitude: rounded(latitude), longitude: rounded(longitude) };
  await keep(borrower.borrowerId, 'location', consentId, coarse);
};

/** Fields that the policy never allows are dropped if a device sends them anyway. */
export const answerDevice: Handler<typeof uploadDevice> = async ({ borrower, request }) => {
  const { consentId, idfv, root_jailbreak, simulator, network, time_zone_id } = request;
  await keep(borrower.borrowerId, 'device', consentId, {
    idfv,
    root_jailbreak,
    simulator,
    network,
    time_zone_id,
  });
};

/** Rejected regardless of the borrower's consent where the market forbids it. */
export const answerPickedContacts: Handler<typeof uploadContacts> = async ({ borrower, request }) => {
  const { market } = thisLender();
  if (market.contactsUpload === 'forbidden') {
    throw refuse(codes.consentMissing, msg`We never take contacts from your phone.`);
  }
  await keep(borrower.borrowerId, 'contacts', request.consentId, { contacts: request.contacts });
};

async function keep(borrowerId: string, kind: Purpose, consentId: string, facts: object): Promise<void> {
  await needConsent(borrowerId, kind, consentId);
  await writableDb().insert(phoneFacts).values({ borrowerId, kind, consentId, facts, receivedAt: realNow() });
}

const rounded = (degrees: number | undefined) =>
  degrees === undefined ? undefined : Math.round(degrees * 100) / 100;
