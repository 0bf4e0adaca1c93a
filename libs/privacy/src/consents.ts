import type { ApiClient } from '@clearloan/api-client';
import type { Purpose } from '@clearloan/api-client/declare';
import type { Market } from '@clearloan/formatting';
import type { List } from './device/consent-log';
import { liveConsentId, timeOfNewLine, untoldLines, type ConsentLogLine } from './rules/consent';

/** The text that a borrower consents to, identified by its hash. */
export interface ConsentText {
  readonly version: string;
  /** SHA-256 of the text as shown on the screen, in hex. */
  readonly hash: string;
  readonly locale: string;
}

/** The borrower's consents: given and withdrawn here, reported to the lender, read back from it. */
export interface Consents {
  /** The consent under which something may be sent now. */
  readonly liveId: (purpose: Purpose) => string | undefined;
  /** Records a consent and reports it to the lender; resolves to its id. */
  readonly give: (purpose: Purpose, text: ConsentText) => Promise<string>;
  /** From this moment nothing is sent for the purpose, even if the lender is not informed yet. */
  readonly withdraw: (purpose: Purpose) => Promise<void>;
  /** Reports unreported lines to the lender. Never rejects; failures are retried on the next occasion. */
  readonly report: () => Promise<void>;
}

export interface ConsentsSetting {
  readonly consentLog: List;
  readonly client: ApiClient;
  readonly market: Pick<Market, 'contactsUpload'>;
  /** The name of the visible screen. */
  readonly screen: () => string;
  readonly makeId: () => string;
}

/** The maximum per call. */
const maxLines = 100;

export function createConsents({ consentLog, client, market, screen, makeId }: ConsentsSetting): Consents {
  const report = oneAtATime(() => notifyLender(consentLog, client));
  // A login, here or in another tab, transfers a visitor's consents to the borrower.
  client.session.subscribe(() => void report());
  const add = async (line: Omit<ConsentLogLine, 'at' | 'screen' | 'toldAs'>, purpose: Purpose) => {
    const at = timeOfNewLine(purpose, consentLog.lines(), client.businessTime.now());
    consentLog.add({ ...line, at, screen: screen(), toldAs: 'nobody' });
    await report();
  };
  return {
    liveId: (purpose) => liveConsentId(purpose, consentLog.lines(), market),
    report,
    async give(purpose, { version: textVersion, hash: textHash, locale }) {
      const consentId = makeId();
      await add({ consentId, purpose, state: 'given', textVersion, textHash, locale }, purpose);
      return consentId;
    },
    async withdraw(purpose) {
      const consentLine = consentLog
        .lines()
        .findLast((line) => line.purpose === purpose && line.state === 'given');
      if (consentLine === undefined) return;
      const { consentId, textVersion, textHash, locale } = consentLine;
      await add({ consentId, purpose, state: 'withdrawn', textVersion, textHash, locale }, purpose);
    },
  };
}

async function notifyLender(consentLog: List, client: ApiClient): Promise<void> {
  const as = client.session.isLoggedIn() ? 'borrower' : 'visitor';
  const lines = untoldLines(consentLog.lines(), as).slice(0, maxLines);
  if (lines.length === 0) return;
  const { consentEvents, saveEvents } = await import('./consent-events');
  const result = await client.call(saveEvents, { events: consentEvents(lines) }, { keepAlive: true });
  if (!result?.ok) return;
  const { accepted } = result.data;
  consentLog.markReported(
    lines.filter(({ consentId }) => accepted.includes(consentId)),
    as,
  );
}

/** A caller during a run waits for another run after it, since it may have added a newer line. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(work).catch(() => undefined);
    return last;
  };
}
