import { useAskConsent, useMarket } from '@clearloan/app-runtime';
import {
  Button,
  Note,
  Pad,
  Row,
  Rows,
  Section,
  ShieldCheckIcon,
  SkeletonSlip,
  Stack,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import type { Contacts } from '../contract';
import { ContactFields } from '../parts/contact-fields';
import { useForm } from '../parts/form/use-form';
import { StepPage } from '../parts/step-page';
import { canPickContacts, pickContact, type PickedContact } from '../device/pick-contact';
import { useDraft } from '../device/use-draft';
import { useContacts, useSaveContacts, useUploadContacts } from '../queries';
import {
  contactCheck,
  contactItems,
  contactsToSend,
  answersFromPicked,
  toUploadedContacts,
} from '../rules/contacts';
import { CityField } from './city-field';
import { SaveStep, StepForm } from './step-form';
import { useFlow, type Flow } from './use-flow';
import { combineQueries, QueryBoundary } from './query-boundary';

/** Whom to call if the borrower cannot be reached. They can never be asked to pay. */
export function ContactsPage() {
  const { t } = useLingui();
  const flow = useFlow('ext');
  const combined = combineQueries(flow.tasks, useContacts());
  const save = useSaveContacts();
  const formId = useId();
  return (
    <StepPage
      title={flow.task?.title ?? t`Contacts`}
      place={flow.place}
      back={flow.overview}
      bottomBar={combined.data && <SaveStep formId={formId} isBusy={save.isBusy} flow={flow} />}
    >
      <QueryBoundary query={combined} failedTitle={t`Your contacts didn’t load`} waiting={<SkeletonSlip />}>
        {([, contacts]) => <ContactsForm formId={formId} contacts={contacts} save={save} flow={flow} />}
      </QueryBoundary>
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
    draftAnswers: draft.answers,
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
    form.fill(answersFromPicked(index, person));
    shared.addPicked(index, person);
  };
  const leave = () => {
    draft.forget();
    flow.continueToNext();
  };
  return (
    <StepForm
      id={formId}
      form={form}
      draft={draft}
      send={send}
      task={flow.task}
      failure={save.failure}
      onSaved={leave}
    >
      <Stack gap={6}>
        <ContactCallNote />
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

const ContactCallNote = () => (
  <Pad>
    <Note icon={ShieldCheckIcon} title={<Trans>We’ll only call them if we can’t reach you</Trans>}>
      <Trans>We never mention what you owe. They’ll never be asked to pay.</Trans>
    </Note>
  </Pad>
);

function useContactGroups(contacts: Contacts) {
  const { t } = useLingui();
  return useMemo(
    () =>
      contactItems(contacts, {
        relation: t`Relationship to you`,
        name: t({ context: 'of a person', message: 'Name' }),
        mobile: t`Phone number`,
        missing: (no) => ({
          relation: t`Choose who contact ${no} is.`,
          name: t`Enter contact ${no}’s name.`,
          mobile: t`Enter contact ${no}’s number.`,
        }),
      }),
    [contacts, t],
  );
}

type ContactsStage = 'open' | 'busy' | 'refused' | 'unsent' | 'sent';

/**
 * The contacts picked on this screen, and sending only these, apart from the form. Only in a market that allows it;
 * they are kept by the screen, never on the device.
 */
function useShareContacts() {
  const market = useMarket();
  const askConsent = useAskConsent();
  const upload = useUploadContacts();
  const [picked, setPicked] = useState<ReadonlyMap<number, PickedContact>>(new Map());
  const [stage, setStage] = useState<ContactsStage>('open');
  const people = market.contactsUpload === 'allowed' ? toUploadedContacts([...picked.values()], market) : [];
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
    addPicked: (index: number, person: PickedContact) => {
      setPicked((now) => new Map(now).set(index, person));
      setStage('open');
    },
  };
}

interface ShareContactsProps {
  /** Exactly what would be sent. */
  readonly people: readonly { readonly name: string; readonly mobile: string }[];
  readonly stage: 'open' | 'busy' | 'refused' | 'unsent' | 'sent';
  readonly onShare: () => void;
}

/** In a market that allows it: sends the picked contacts, shown exactly as they are sent. */
function ShareContacts({ people, stage, onShare }: ShareContactsProps) {
  if (people.length === 0) return null;
  return (
    <Section title={<Trans>Send the contacts you picked?</Trans>}>
      <Pad>
        <Stack gap={3}>
          <Text>
            <Trans>We’ll only send what’s listed here. It’s optional and won’t change your price.</Trans>
          </Text>
          <div>
            <Rows>
              {people.map(({ name, mobile }) => (
                <Row key={mobile} label={name}>
                  {mobile}
                </Row>
              ))}
            </Rows>
          </div>
          <p role="status">{stage !== 'open' && <StageText stage={stage} />}</p>
          {stage !== 'sent' && (
            <Button kind="line" loading={stage === 'busy'} onClick={onShare}>
              <Trans>Share once</Trans>
            </Button>
          )}
        </Stack>
      </Pad>
    </Section>
  );
}

function StageText({ stage }: Pick<ShareContactsProps, 'stage'>) {
  if (stage === 'refused') return <Trans>Not sent. Nothing changes for you.</Trans>;
  if (stage === 'unsent') return <Trans>It wasn’t sent. You can continue without it.</Trans>;
  return stage === 'sent' ? <Trans>Sent</Trans> : null;
}
