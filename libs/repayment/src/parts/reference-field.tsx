import { typedReference } from '@clearloan/formatting';
import { Button, ClipboardTextIcon, TextField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canBeSent, referenceShape, usualLengths, type ReferenceShape } from '../rules/reference';
import './reference-field.css';

export interface ReferenceFieldProps {
  id: string;
  /** As typed, including spaces. */
  value: string;
  onChange: (typed: string) => void;
  /** The lender's response to exactly this reference. */
  refusal: string | undefined;
}

/** The bank reference: paste-friendly, with only a hint about its format where the bank may know better. */
export function ReferenceField({ id, value, onChange, refusal }: ReferenceFieldProps) {
  const { t } = useLingui();
  const [wasLeft, setLeft] = useState(false);
  const shape = referenceShape(value);
  const text = useShapeText(value);
  const problem = wasLeft && !canBeSent(shape) ? text.problem[shape] : undefined;
  return (
    <div className="cl-repayment-reference">
      <TextField
        id={id}
        label={t`Reference (UTR)`}
        value={value}
        onChange={onChange}
        onLeave={() => setLeft(true)}
        autoComplete="off"
        required
        error={refusal ?? problem}
        hint={text.hint[shape]}
        good={shape === 'usual' && refusal === undefined}
        suffix={<PasteButton onPaste={onChange} />}
      />
    </div>
  );
}

/** Shown if the browser lets a page read the clipboard on tap; elsewhere the native Paste works. */
function PasteButton({ onPaste }: { onPaste: (text: string) => void }) {
  const clipboard = 'clipboard' in navigator ? navigator.clipboard : undefined;
  if (typeof clipboard?.readText !== 'function') return null;
  const paste = async () => {
    try {
      onPaste((await clipboard.readText()).trim());
    } catch {
      // Not permitted: the field is unchanged, and the native Paste still works.
    }
  };
  return (
    <Button kind="line" small icon={<ClipboardTextIcon size="small" />} onClick={() => void paste()}>
      <Trans>Paste</Trans>
    </Button>
  );
}

type Words = Partial<Record<ReferenceShape, string>>;

function useShapeText(typed: string): { readonly problem: Words; readonly hint: Words } {
  const { t } = useLingui();
  const { length } = typedReference(typed);
  const [short, middle, long] = usualLengths;
  return {
    problem: {
      strange: t`A reference has only letters and digits. Check it against your bank’s.`,
      short: t`This reference is too short: ${length} of at least ${short} characters. Check it against your bank’s.`,
      long: t`This reference is too long: ${length} characters, ${long} at most. Check it against your bank’s.`,
    },
    hint: {
      empty: t`${short} to ${long} letters and digits`,
      strange: t`Use only letters and digits`,
      short: t`${length} of ${short} characters`,
      long: t`${length} characters, ${long} at most`,
      odd: t`Most references have ${short} digits, or ${middle} or ${long} letters and digits. Check it against your bank’s.`,
      maybeZero: t`Could the letter O be a zero? Check it against your bank’s.`,
    },
  };
}
