import { SkeletonLine } from '../screen/skeleton';
import { FieldFrame, type FieldLook } from './field-frame';
import './choice.css';

export interface SkeletonFieldProps extends Pick<FieldLook, 'label'> {
  /** How many halves a `ChoiceGroup` usually has. Without it the field is a `SelectField`. */
  readonly halves?: number;
}

/** A field whose choices are loading: its label and as much empty space as the choices need. */
export const SkeletonField = ({ label, halves }: SkeletonFieldProps) => (
  <FieldFrame label={label} group>
    {() =>
      halves === undefined ? (
        <div className="cl-field-box" aria-busy="true">
          <SkeletonLine />
        </div>
      ) : (
        <div className="cl-choices cl-choices-halves" aria-busy="true">
          {Array.from({ length: halves }, (_, at) => (
            <span key={at} className="cl-choice">
              <SkeletonLine />
            </span>
          ))}
        </div>
      )
    }
  </FieldFrame>
);
