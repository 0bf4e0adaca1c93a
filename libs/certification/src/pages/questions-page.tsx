import type { Write } from '@clearloan/api-client';
import { useMarket } from '@clearloan/app-runtime';
import { CaretDownIcon, SkeletonSlip } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Form, FormItem, savePersonalInfo } from '../contract';
import { useDraft } from '../device/use-draft';
import { FormFields } from '../parts/form/form-fields';
import { useForm } from '../parts/form/use-form';
import '../parts/form/why-we-ask.css';
import { StepPage } from '../parts/step-page';
import { useJobForm, usePersonalForm, useSaveJob, useSavePersonal } from '../queries';
import { answersToSend } from '../rules/answers-to-send';
import { CityField } from './city-field';
import { SaveStep, StepForm } from './step-form';
import { useFlow, type Flow } from './use-flow';
import { combineQueries, QueryBoundary, type Query } from './query-boundary';

/** The borrower's personal situation. */
export function PersonalPage() {
  const { t } = useLingui();
  return (
    <QuestionsPage step="personal" title={t`About you`} query={usePersonalForm()} save={useSavePersonal()} />
  );
}

/** Work and income. */
export function JobPage() {
  const { t } = useLingui();
  return <QuestionsPage step="job" title={t`Job`} query={useJobForm()} save={useSaveJob()} />;
}

/** The lender's form of one step. */
interface QuestionsPageProps {
  readonly step: 'personal' | 'job';
  /** Its name until the lender's list provides one. */
  readonly title: string;
  readonly query: Query<Form>;
  readonly save: Write<typeof savePersonalInfo>;
}

/** A step whose questions come from the lender, whatever they are. */
function QuestionsPage({ step, title, query, save }: QuestionsPageProps) {
  const { t } = useLingui();
  const flow = useFlow(step);
  const formId = useId();
  const combined = combineQueries(flow.tasks, query);
  return (
    <StepPage
      title={flow.task?.title ?? title}
      place={flow.place}
      back={flow.overview}
      bottomBar={combined.data && <SaveStep formId={formId} isBusy={save.isBusy} flow={flow} />}
    >
      <QueryBoundary query={combined} failedTitle={t`The questions didn’t load`} waiting={<SkeletonSlip />}>
        {([, form]) => <Questions formId={formId} form={form} step={step} save={save} flow={flow} />}
      </QueryBoundary>
    </StepPage>
  );
}

interface QuestionsProps extends Pick<QuestionsPageProps, 'step' | 'save'> {
  readonly formId: string;
  readonly form: Form;
  readonly flow: Flow;
}

function Questions({ formId, form: { items }, step, save, flow }: QuestionsProps) {
  const { t } = useLingui();
  const market = useMarket();
  const draft = useDraft(step, flow.borrower);
  const form = useForm({ items, draftAnswers: draft.answers, onChange: draft.keep });
  const send = () =>
    save.run(answersToSend(items, form.answers, market), { loading: t`Saving your answers` });
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
      <FormFields form={form} cityField={CityField} />
      <WhyWeAsk items={form.items} />
    </StepForm>
  );
}

/** At the end of a form: the purpose of each visible question, collapsed. */
export function WhyWeAsk({ items }: { readonly items: readonly FormItem[] }) {
  const explained = items.filter(({ why }) => why !== undefined && why !== '');
  if (explained.length === 0) return null;
  return (
    <details className="cl-certification-why">
      <summary>
        <Trans>Why we ask</Trans>
        <CaretDownIcon />
      </summary>
      <dl>
        {explained.map(({ code, title, why }) => (
          <div key={code}>
            <dt>{title}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
