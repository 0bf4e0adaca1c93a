import {
  reportError,
  saveEvents,
  uploadMarketChannel,
  uploadStoreTag,
  uploadTimings,
} from '@clearloan/privacy/contract';
import { phoneFacts } from '../../platform/database/schema/certification';
import { realNow } from '../../platform/context/clock';
import { transaction, writableDb } from '../../platform/database/connection';
import type { Log } from '../../platform/http/access-log';
import type { Handler, PublicHandler, RequestFor } from '../../platform/context/request-context';
import { consentMissing, liveConsent, noteConsent } from './consents';
import { defineHandler, definePublicHandler, type Call } from '../../platform/context/define-handler';
import { instantOf } from '../../platform/context/instants';

/** Records consents, including a visitor's. Any other event requires consent to usage statistics. */
const answerEvents: PublicHandler<typeof saveEvents> = ({ request, borrower }) =>
  transaction(() => keepEvents(request.events, borrower?.borrowerId));

async function keepEvents(events: RequestFor<typeof saveEvents>['events'], borrowerId: string | undefined) {
  const accepted: string[] = [];
  for (const { at, consent } of events) {
    if (consent === undefined) continue;
    await noteConsent({ ...consent, at: instantOf(at) }, borrowerId);
    accepted.push(consent.consentId);
  }
  const others = events.filter((event) => event.consent === undefined);
  if (others.length > 0) await keep(borrowerId, 'events', { events: others });
  return { accepted };
}

const answerTimings: Handler<typeof uploadTimings> = async ({ borrower, request }) => {
  await keep(borrower.borrowerId, 'timings', request);
};

const answerStoreTag: Handler<typeof uploadStoreTag> = async ({ borrower, request }) => {
  await keep(borrower.borrowerId, 'store tag', request);
};

const answerMarketChannel: Handler<typeof uploadMarketChannel> = async ({ borrower, request }) => {
  await keep(borrower.borrowerId, 'market channel', request);
};

/** The fields are names from the build only, so they are safe to log. */
const answerErrorReport =
  (log: Log): PublicHandler<typeof reportError> =>
  ({ request }) => {
    log({ reported: request });
    return Promise.resolve(undefined);
  };

async function keep(borrowerId: string | undefined, kind: string, facts: object): Promise<void> {
  const consentId = borrowerId === undefined ? undefined : await liveConsent(borrowerId, 'analytics');
  if (borrowerId === undefined || consentId === undefined) throw consentMissing();
  await writableDb().insert(phoneFacts).values({ borrowerId, kind, consentId, facts, receivedAt: realNow() });
}

/** The endpoints for usage reports, and for the consents that allow them. */
export const consentCalls = (log: Log): readonly Call[] => [
  definePublicHandler(saveEvents, answerEvents),
  definePublicHandler(reportError, answerErrorReport(log)),
  defineHandler(uploadTimings, answerTimings),
  defineHandler(uploadStoreTag, answerStoreTag),
  defineHandler(uploadMarketChannel, answerMarketChannel),
];
