import { useMarket } from '@clearloan/app-runtime';
import { Note, Pad, PrimaryAction, ShieldCheckIcon, SkeletonSlip, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo } from 'react';
import type { Contacts } from '../contract';
import { ContactFields } from '../parts/contact-fields';
import { ShareContacts } from '../parts/share-contacts';
import { useForm } from '../parts/form/use-form';
import { StepPage } from '../parts/step-page';
import { canPickContacts, pickContact } from '../device/pick-contact';
import { useDraft } from '../device/use-draft';
import { useContacts, useSaveContacts } from '../queries';
import { contactCheck, contactItems, contactsToSend, pickedAnswers } from '../rules/contacts';
import { CityField } from './city-field';
import { StepForm } from './step-form';
import { useFlow, type Flow } from './use-flow';
import { useShareContacts } from './use-share-contacts';
import { bothOf, WhenRead } from './when-read';

/** Whom to call if the borrower cannot be reached. They can never be asked to pay. */
export function ContactsPage() {
  const { t } = useLingui();
  const flow = useFlow('ext');
  const both = bothOf(flow.tasks, useContacts());
  const save = useSaveContacts();
  const formId = useId();
  return (
    <StepPage
      title={flow.task?.title ?? t`Contacts`}
      place={flow.place}
      back={flow.overview}
      bottomBar={
        both.data && (
          <PrimaryAction type="submit" form={formId} loading={save.isBusy}>
            <Trans>Save and continue</Trans>
          </PrimaryAction>
        )
      }
    >
      <WhenRead read={both} failedTitle={t`Your contacts didn’t load`} waiting={<SkeletonSlip />}>
        {([, contacts]) => <ContactsForm formId={formId} contacts={contacts} save={save} flow={flow} />}
      </WhenRead>
    </StepPage>
  );
}

interface ContactsFormProps {
  readonly formId: string;
  readonly contacts: Contacts;
  readonly save: ReturnType<typeof useSaveContacts>;
  readonly flow: Flow;
}

function ContactsForm({ formId, contacts, save, flow }: ContactsFormProps) {
  const { t } = useLingui();
  const market = useMarket();
  const groups = useContactGroups(contacts);
  const draft = useDraft('contacts', flow.borrower);
  const form = useForm({
    items: groups.flat(),
    drafted: draft.answers,
    crossCheck: contactCheck(contacts, market),
    onChange: draft.keep,
  });
  const send = () =>
    save.run(
      { contacts: contactsToSend(contacts, form.answers, market) },
      { loading: t`Saving your contacts` },
    );
  const shared = useShareContacts();
  const pick = async (index: number) => {
    const person = await pickContact();
    if (!person) return;
    form.fill(pickedAnswers(index, person));
    shared.notePicked(index, person);
  };
  const leave = () => {
    draft.forget();
    flow.goOn();
  };
  return (
    <StepForm id={formId} form={form} draft={draft} failure={save.failure} send={send} onSaved={leave}>
      <Stack gap={6}>
        <Pad>
          <Note icon={ShieldCheckIcon} title={<Trans>We’ll only call them if we can’t reach you</Trans>}>
            <Trans>We never mention what you owe. They’ll never be asked to pay.</Trans>
          </Note>
        </Pad>
        <ContactFields
          groups={groups}
          form={form}
          cityField={CityField}
          onPick={canPickContacts() ? (index) => void pick(index) : undefined}
        />
        <ShareContacts people={shared.people} stage={shared.stage} onShare={shared.share} />
      </Stack>
    </StepForm>
  );
}

function useContactGroups(contacts: Contacts) {
  const { t } = useLingui();
  const relation = t`Relationship to you`;
  const name = t({ context: 'of a person', message: 'Name' });
  const mobile = t`Phone number`;
  return useMemo(
    () => contactItems(contacts, { relation, name, mobile }),
    [contacts, relation, name, mobile],
  );
}
