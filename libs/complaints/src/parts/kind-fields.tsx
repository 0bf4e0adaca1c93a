import { ChoiceGroup, SelectField, SkeletonField, TextArea } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { type ProblemForm, detailLength } from '../contract';
import { asksLoan, kindOf, noLoan, type Choices, type FormField } from '../rules/report-form';
import { kindDrawing } from './drawings';
import './kind-fields.css';

/** The ids of the fields, for the error summary. */
export const fieldIds: Readonly<Record<FormField, string>> = {
  problemType: 'problem-type',
  problemSonType: 'problem-son-type',
  orderId: 'problem-order',
  problemDetail: 'problem-detail',
};

/** As many kinds as lenders usually have. */
const usualKinds = 7;

export interface KindFieldsProps {
  form: ProblemForm;
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** The error texts after a submit attempt. */
  errors: Readonly<Partial<Record<FormField, string>>>;
}

/** The subject: a kind, a subkind, and a loan if the kind requires one. */
export function KindFields({ form, choices, onChange, errors }: KindFieldsProps) {
  const { t } = useLingui();
  const kind = kindOf(form, choices);
  return (
    <>
      <div className="cl-complaints-kinds">
        <ChoiceGroup
          id={fieldIds.problemType}
          label={t`What’s it about?`}
          look="halves"
          choices={form.types.map(({ problemType, name }) => ({
            value: problemType,
            title: name,
            icon: kindDrawing(problemType),
          }))}
          value={choices.problemType}
          onChange={(problemType) => {
            onChange({ ...choices, problemType, problemSonType: undefined });
          }}
          error={errors.problemType}
        />
      </div>
      {kind && (
        <SelectField
          id={fieldIds.problemSonType}
          label={t`What went wrong?`}
          placeholder={t`Choose one`}
          options={kind.sons.map(({ problemSonType, name }) => ({ value: problemSonType, label: name }))}
          value={choices.problemSonType}
          onChange={(problemSonType) => {
            onChange({ ...choices, problemSonType });
          }}
          error={errors.problemSonType}
        />
      )}
      {asksLoan(form, choices) && (
        <LoanField form={form} choices={choices} onChange={onChange} errors={errors} />
      )}
    </>
  );
}

/** The same fields while the lender's form is fetched, as high as they usually are. */
export function KindFieldsBlank({ choices }: Pick<KindFieldsProps, 'choices'>) {
  const { t } = useLingui();
  return (
    <>
      <div className="cl-complaints-kinds">
        <SkeletonField label={t`What’s it about?`} halves={usualKinds} />
      </div>
      {choices.problemType && <SkeletonField label={t`What went wrong?`} />}
      {choices.orderId && <SkeletonField label={t`Which loan?`} />}
    </>
  );
}

function LoanField({ form, choices, onChange, errors }: KindFieldsProps) {
  const { t } = useLingui();
  const loans = form.orders.map(({ orderId, title }) => ({ value: orderId, label: title }));
  return (
    <SelectField
      id={fieldIds.orderId}
      label={t`Which loan?`}
      placeholder={t`Choose a loan`}
      options={[...loans, { value: noLoan, label: t`None of these` }]}
      value={choices.orderId}
      onChange={(orderId) => {
        onChange({ ...choices, orderId });
      }}
      error={errors.orderId}
    />
  );
}

export interface DetailFieldProps {
  label: string;
  hint: string;
  typed: string;
  onChange: (typed: string) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** What happened, in the borrower's own words; pasted text stays complete, so that nothing is cut unnoticed. */
export function DetailField({ label, hint, typed, onChange, onLeave, error }: DetailFieldProps) {
  return (
    <TextArea
      id={fieldIds.problemDetail}
      label={label}
      hint={hint}
      value={typed}
      onChange={onChange}
      onLeave={onLeave}
      maxLength={detailLength.most}
      stops={false}
      error={error}
    />
  );
}
