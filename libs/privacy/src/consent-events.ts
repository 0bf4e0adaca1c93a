import type { RequestOf } from '@clearloan/api-client/declare';
import { consentPurposes, consentStates, saveEvents } from './contract';
import type { ConsentLogLine } from './rules/consent';

export { saveEvents };

type Events = RequestOf<typeof saveEvents>['events'];

/** Converts log lines to the events that send them; lines that only a newer app could have written are left out. */
export const consentEvents = (lines: readonly ConsentLogLine[]): Events =>
  lines.flatMap(({ at, toldAs: _, ...line }) => {
    const purpose = consentPurposes.find((known) => known === line.purpose);
    const state = consentStates.find((known) => known === line.state);
    return purpose && state ? [{ name: 'consent', at, consent: { ...line, purpose, state } }] : [];
  });
