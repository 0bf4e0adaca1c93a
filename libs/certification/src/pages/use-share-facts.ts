import { useConsentPrompt, useNativeShell } from '@clearloan/app-runtime';
import { useEffect, useState } from 'react';
import { useDraft } from '../device/use-draft';
import { useUploadDevice, useUploadLocation } from '../queries';
import { valueOf, withAnswer } from '../rules/answers';
import type { Flow } from './use-flow';

/** Device data that may help the check, but never decides it. */
export type Fact = 'location' | 'device';

/**
 * `open`: not requested yet. `refused`: no, which is as good as yes. `nowhere`: consented, but the device cannot
 * provide its location. `unsent`: no response; retrying is possible but not required.
 */
export type FactStage = 'open' | 'busy' | 'refused' | 'nowhere' | 'unsent' | 'sent';

/** Reads device data: few borrowers share any, so it loads after the form. */
const deviceReaders = () => Promise.all([import('../device/find-place'), import('../device/read-device')]);

/** Sends data once per application, and only if the borrower consents at that moment. */
export function useShareFacts({ borrower, orderId = '' }: Pick<Flow, 'borrower' | 'orderId'>) {
  const askConsent = useConsentPrompt();
  const host = useNativeShell();
  const location = useUploadLocation();
  const device = useUploadDevice();
  const draft = useDraft('shared', borrower);
  const [stages, setStages] = useState<ReadonlyMap<Fact, FactStage>>(new Map());
  useEffect(() => void deviceReaders().catch(() => undefined), []);
  const keyOf = (fact: Fact) => `${fact}:${orderId}`;
  const note = (fact: Fact, stage: FactStage) => setStages((now) => new Map(now).set(fact, stage));

  const end = (fact: Fact, isSent: boolean) => {
    note(fact, isSent ? 'sent' : 'unsent');
    if (isSent) draft.keep(withAnswer(draft.answers, keyOf(fact), { value: 'sent' }));
  };
  /** Runs the sender of the data, if there is consent and its code has loaded. */
  const withConsent = async (fact: Fact, send: (consentId: string) => Promise<void>) => {
    note(fact, 'busy');
    const consentId = await askConsent(fact);
    if (consentId === null) note(fact, 'refused');
    else await send(consentId).catch(() => note(fact, 'unsent'));
  };
  const shareLocation = () =>
    withConsent('location', async (consentId) => {
      const [{ findPlace }] = await deviceReaders();
      const place = await findPlace(host);
      if (place) end('location', (await location.run({ ...place, consentId })).ok);
      else note('location', 'nowhere');
    });
  const shareDevice = () =>
    withConsent('device', async (consentId) => {
      const [, { readDevice }] = await deviceReaders();
      end('device', (await device.run({ ...readDevice(), consentId })).ok);
    });
  return {
    stageOf: (fact: Fact): FactStage =>
      valueOf(draft.answers, keyOf(fact)) === 'sent' ? 'sent' : (stages.get(fact) ?? 'open'),
    share: (fact: Fact) => void (fact === 'location' ? shareLocation() : shareDevice()),
    /** A city that the borrower enters instead. */
    shareCity: (locality: string) =>
      void withConsent('location', async (consentId) => {
        end('location', (await location.run({ locality, consentId })).ok);
      }),
  };
}
