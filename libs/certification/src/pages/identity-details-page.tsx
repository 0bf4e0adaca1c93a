import { useMarket } from '@clearloan/app-runtime';
import { Note, Pad, PrimaryAction, SkeletonSlip, Stack } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Identity } from '../contract';
import { FormFields } from '../parts/form/form-fields';
import { useForm } from '../parts/form/use-form';
import { Question, StepPage } from '../parts/step-page';
import { useSaveIdentity } from '../queries';
import { answersToSend } from '../rules/answers-to-send';
import { identityItems, identityToSend, type IdentityText } from '../rules/identity-form';
import { picturesPath } from '../step-paths';
import { CityField } from './city-field';
import { ShareFacts } from './share-facts';
import { StepForm } from './step-form';
import { useIdentityCheck, type IdentityCheck } from './use-identity-check';
import { QueryBoundary } from './query-boundary';
import { useDoubtText } from '../parts/form/typed-field';

/**
 * The borrower's details, read from the card and corrected by the borrower; saved with the pictures that prove
 * them.
 */
export function IdentityDetailsPage() {
  const { t } = useLingui();
  const check = useIdentityCheck();
  const save = useSaveIdentity();
  const formId = useId();
  const { flow, read, identity, next } = check;
  const pictures = picturesPath(flow.orderId);
  return (
    <StepPage
      title={flow.task?.title ?? t`Identity`}
      place={flow.place}
      back={pictures}
      bottomBar={
        read.data && (
          <Action hasPictures={!next} formId={formId} isBusy={save.isBusy} picturesPath={pictures} />
        )
      }
    >
      <QueryBoundary query={read} failedTitle={t`Your details didn’t load`} waiting={<SkeletonSlip />}>
        {() => identity && <Details check={check} identity={identity} formId={formId} save={save} />}
      </QueryBoundary>
    </StepPage>
  );
}

interface ActionProps {
  readonly hasPictures: boolean;
  readonly formId: string;
  readonly isBusy: boolean;
  readonly picturesPath: string;
}

function Action({ hasPictures, formId, isBusy, picturesPath }: ActionProps) {
  if (!hasPictures) {
    return (
      <PrimaryAction to={picturesPath}>
        <Trans>Go to photos</Trans>
      </PrimaryAction>
    );
  }
  return (
    <PrimaryAction type="submit" form={formId} loading={isBusy}>
      <Trans>Save and continue</Trans>
    </PrimaryAction>
  );
}

interface DetailsProps {
  readonly check: IdentityCheck;
  readonly identity: Identity;
  readonly formId: string;
  readonly save: ReturnType<typeof useSaveIdentity>;
}

function Details({ check, identity, formId, save }: DetailsProps) {
  const { t } = useLingui();
  const market = useMarket();
  const text = useIdentityText();
  const { paper, pictures, reading, typed, flow } = check;
  const known = { reading, typed: typed.answers };
  const items = identityItems(identity, paper, known, market, text);
  const form = useForm({ items, draftAnswers: typed.answers, onChange: typed.keep });
  const request = identityToSend(answersToSend(items, form.answers, market), paper, pictures);
  const leave = () => {
    check.forgetAll();
    flow.continueToNext();
  };
  const send = () => request && save.run(request, { loading: t`Saving your details` });
  return (
    <StepForm id={formId} form={form} draft={typed} failure={save.failure} send={send} onSaved={leave}>
      <Question lead={<Trans>Exactly as printed on your ID.</Trans>}>
        <Trans>Is this you?</Trans>
      </Question>
      <Stack gap={6}>
        {check.next && <MissingPictures />}
        <FormFields form={form} cityField={CityField} />
        <ShareFacts flow={flow} />
      </Stack>
    </StepForm>
  );
}

function MissingPictures() {
  return (
    <Pad>
      <Note kind="due" title={<Trans>A photo is missing</Trans>}>
        <Trans>Take it first. We’ll keep what you’ve typed here.</Trans>
      </Note>
    </Pad>
  );
}

/** The questions about the borrower's identity, in the current language. */
function useIdentityText(): IdentityText {
  const { t } = useLingui();
  const doubt = useDoubtText();
  return {
    doubt,
    name: t`Full name`,
    idNumber: t`ID number`,
    birthday: t`Date of birth`,
    gender: t`Gender`,
    missing: {
      name: t`Enter your name.`,
      id_number: t`Enter your ID number.`,
      birthday: t`Choose your date of birth.`,
      gender: t`Choose your gender.`,
    },
    genders: { female: t`Woman`, male: t`Man`, other: t`Other` },
    savedNumber: (masked) => t`Saved: ${masked}. Enter the full number to change it.`,
    onCard: (read) => t`Your card says: ${read}`,
  };
}
