import { useConsentPrompt, useMarket } from '@clearloan/app-runtime';
import { useState } from 'react';
import type { PickedContact } from '../device/pick-contact';
import { useUploadContacts } from '../queries';
import { pickedToSend } from '../rules/contacts';

export type ContactsStage = 'open' | 'busy' | 'refused' | 'unsent' | 'sent';

/**
 * The contacts picked on this screen, and sending only these, apart from the form. Only in a market that allows it;
 * they are kept by the screen, never on the device.
 */
export function useShareContacts() {
  const market = useMarket();
  const askConsent = useConsentPrompt();
  const upload = useUploadContacts();
  const [picked, setPicked] = useState<ReadonlyMap<number, PickedContact>>(new Map());
  const [stage, setStage] = useState<ContactsStage>('open');
  const people = market.contactsUpload === 'allowed' ? pickedToSend([...picked.values()], market) : [];
  const share = async () => {
    setStage('busy');
    const consentId = await askConsent('contacts');
    if (consentId === null) setStage('refused');
    else setStage((await upload.run({ contacts: [...people], consentId })).ok ? 'sent' : 'unsent');
  };
  return {
    people,
    stage,
    share: () => void share(),
    notePicked: (index: number, person: PickedContact) => {
      setPicked((now) => new Map(now).set(index, person));
      setStage('open');
    },
  };
}
