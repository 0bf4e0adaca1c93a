import { AmountField, Pad, Stack, PhotoField, usePictureAddress } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { PaidOnField } from '../parts/paid-on-field';
import { ReferenceField } from '../parts/reference-field';
import { WhereIsIt } from '../parts/where-is-it';
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
