import {
  AmountField,
  Pad,
  Stack,
  PhotoField,
  usePictureAddress,
  ChoiceGroup,
  DayField,
  Text,
} from '@clearloan/ui';
import { useLingui, Trans } from '@lingui/react/macro';
import type { Day } from '@clearloan/formatting';
import { useClock } from '@clearloan/app-runtime';
import type { PaidOn } from '../rules/reference';
import { ReferenceField } from '../parts/reference-field';
import type { ReferenceForm } from './use-reference-form';

export interface ReferenceFieldsProps {
  form: ReferenceForm;
  refusal: string | undefined;
}

/** What the lender needs to find a payment. */
export function ReferenceFields({ form, refusal }: ReferenceFieldsProps) {
  const { t } = useLingui();
  return (
    <Pad>
      <Stack gap={6}>
        <ReferenceField
          id="reference"
          value={form.reference}
          onChange={form.setReference}
          refusal={refusal}
        />
        <WhereIsIt />
        <AmountField
          label={t`Amount you paid`}
          value={form.amountText}
          {...form.amountReading}
          onChange={form.setAmount}
          required
          error={form.amount === undefined ? t`Enter the amount as your bank shows it.` : undefined}
        />
        <PaidOnField
          value={form.paidOn}
          onChange={form.setPaidOn}
          day={form.day}
          onDay={form.setDay}
          error={
            form.day !== undefined && form.payTime === undefined
              ? t`This date is in the future. Choose the day you paid.`
              : undefined
          }
        />
        <ReceiptPhoto
          photo={form.photo}
          onChange={(file) => void form.pickPhoto(file)}
          error={form.isBadPhoto ? t`Choose a JPEG, PNG or WebP photo up to 5 MB.` : undefined}
        />
      </Stack>
    </Pad>
  );
}

interface ReceiptPhotoProps {
  photo: Blob | undefined;
  onChange: (photo: File | undefined) => void;
  error: string | undefined;
}

/** An optional picture of the bank receipt: it helps the lender's staff find the payment. */
function ReceiptPhoto({ photo, onChange, error }: ReceiptPhotoProps) {
  const { t } = useLingui();
  const src = usePictureAddress(photo);
  return (
    <PhotoField
      label={t`Photo of the receipt`}
      aside={t`Optional`}
      max={1}
      photos={src === undefined ? [] : [{ key: src, src, alt: t`Photo of the receipt` }]}
      onAdd={onChange}
      onRemove={() => onChange(undefined)}
      error={error}
    />
  );
}

interface PaidOnFieldProps {
  value: PaidOn;
  onChange: (value: PaidOn) => void;
  /** The date of an earlier payment; undefined while incomplete. */
  day: Day | undefined;
  onDay: (day: Day | undefined) => void;
  error: string | undefined;
}

/** The date on which the borrower paid at the bank. */
function PaidOnField({ value, onChange, day, onDay, error }: PaidOnFieldProps) {
  const { t } = useLingui();
  const { today } = useClock();
  const year = Number(today().slice(0, 4));
  return (
    <Stack gap={3}>
      <ChoiceGroup
        label={t`When did you pay?`}
        value={value}
        onChange={onChange}
        choices={[
          { value: 'today', title: t`Today` },
          { value: 'yesterday', title: t`Yesterday` },
          { value: 'earlier', title: t`Earlier` },
        ]}
      />
      {value === 'earlier' && (
        <DayField
          label={t`Date of payment`}
          value={day}
          onChange={onDay}
          years={[year, year - 1]}
          error={error}
        />
      )}
    </Stack>
  );
}

/** Where a bank prints the reference, as text and as a drawing. */
function WhereIsIt() {
  const { t } = useLingui();
  return (
    <Stack gap={3}>
      <div>
        <Text bold>
          <Trans>Where do I find it?</Trans>
        </Text>
        <Text size="sm" tone="dim">
          <Trans>In your bank’s app or text message, after you pay.</Trans>
        </Text>
      </div>
      <svg
        className="cl-repayment-where"
        viewBox="0 0 240 132"
        role="img"
        aria-label={t`A bank receipt with the reference highlighted`}
      >
        <path
          d="M1 1h238v122l-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7-7 7-7-7z"
          fill="var(--cl-stripe)"
          stroke="var(--cl-rule)"
        />
        <path d="M21 24h98M165 24h54M21 44h64M181 44h38" stroke="var(--cl-rule)" strokeWidth="8" />
        <rect
          x="12"
          y="62"
          width="216"
          height="38"
          rx="6"
          fill="none"
          stroke="var(--cl-pen)"
          strokeWidth="3"
        />
        <text
          x="24"
          y="87"
          fontFamily="var(--cl-font-code)"
          fontSize="16"
          fontWeight="700"
          fill="var(--cl-ink)"
        >
          UTR •••• •••• ••••
        </text>
      </svg>
    </Stack>
  );
}
