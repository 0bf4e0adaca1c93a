import { useConsentPrompt, useNativeShell } from '@clearloan/app-runtime';
import { useEffect, useState } from 'react';
import { useDraft } from '../device/use-draft';
import { useUploadDevice, useUploadLocation } from '../queries';
import { valueOf, withAnswer } from '../rules/answers';
import type { Flow } from './use-flow';

/** Facts of the device that may help the check, and never decide it. */
export type Fact = 'location' | 'device';

/**
 * `open`: not asked yet. `refused`: a no, as good as a yes. `nowhere`: agreed, but the device cannot say where it is.
 * `unsent`: no answer; it can be tried again, and need not.
 */
export type FactStage = 'open' | 'busy' | 'refused' | 'nowhere' | 'unsent' | 'sent';

/** What reads the phone: few borrowers share anything, so it comes after the form. */
const deviceReaders = () => Promise.all([import('../device/find-place'), import('../device/read-device')]);

/** Sends a fact once for each application, and only when the borrower agreed at that moment. */
export function useShareFacts({ borrower, orderId = '' }: Pick<Flow, 'borrower' | 'orderId'>) {
  const askConsent = useConsentPrompt();
  const host = useNativeShell();
  const location = useUploadLocation();
  const device = useUploadDevice();
  const told = useDraft('shared', borrower);
  const [stages, setStages] = useState<ReadonlyMap<Fact, FactStage>>(new Map());
  useEffect(() => void deviceReaders().catch(() => undefined), []);
  const keyOf = (fact: Fact) => `${fact}:${orderId}`;
  const note = (fact: Fact, stage: FactStage) => setStages((now) => new Map(now).set(fact, stage));

  const end = (fact: Fact, isSent: boolean) => {
    note(fact, isSent ? 'sent' : 'unsent');
    if (isSent) told.keep(withAnswer(told.answers, keyOf(fact), { value: 'sent' }));
  };
  /** Runs what sends the fact, if there is a yes to it and what reads it came. */
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
      valueOf(told.answers, keyOf(fact)) === 'sent' ? 'sent' : (stages.get(fact) ?? 'open'),
    share: (fact: Fact) => void (fact === 'location' ? shareLocation() : shareDevice()),
    /** A city that the borrower names instead. */
    shareCity: (locality: string) =>
      void withConsent('location', async (consentId) => {
        end('location', (await location.run({ locality, consentId })).ok);
      }),
  };
}
