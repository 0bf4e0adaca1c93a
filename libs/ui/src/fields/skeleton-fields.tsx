import { FieldFrame, type FieldLook } from './field-frame';
import { SkeletonLine } from '../screen/skeleton';
import './choice.css';

type Label = Pick<FieldLook, 'label'>;

/** A `ChoiceGroup` of halves whose choices are being fetched: its label, and as many empty halves as it usually has. */
export const SkeletonChoices = ({ label, count }: Label & { readonly count: number }) => (
  <FieldFrame label={label} group>
    {({ labelId }) => (
      <div className="cl-choices cl-choices-halves" role="group" aria-busy="true" aria-labelledby={labelId}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className="cl-choice">
            <SkeletonLine />
          </span>
        ))}
      </div>
    )}
  </FieldFrame>
);

/** A `SelectField` whose options are being fetched: its label and its empty box. */
export const SkeletonSelect = ({ label }: Label) => (
  <FieldFrame label={label} group>
    {({ labelId }) => (
      <div className="cl-field-box" role="group" aria-busy="true" aria-labelledby={labelId}>
        <SkeletonLine />
      </div>
    )}
  </FieldFrame>
);
