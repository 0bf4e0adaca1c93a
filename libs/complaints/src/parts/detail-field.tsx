import { TextArea } from '@clearloan/ui';
import { detailLength } from '../contract';
import { fieldIds } from './kind-fields';

export interface DetailFieldProps {
  label: string;
  hint: string;
  typed: string;
  onChange: (typed: string) => void;
  onLeave: () => void;
  error: string | undefined;
}

/** What happened, in the borrower's own words; a text that was pasted stays whole, so that nothing is cut unseen. */
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
