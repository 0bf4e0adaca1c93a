import { Split } from '@clearloan/ui';
import type { ReactNode } from 'react';
import './slip-lines.css';

interface FieldsAndAnswerProps {
  fields: ReactNode;
  /** The result: below the fields on a phone, beside them on a wide screen. */
  children: ReactNode;
  /** Below the fields on a wide screen, last on a phone. */
  end?: ReactNode;
}

/** The inputs and the result of a tool. Its page must be `wide`. */
export const FieldsAndAnswer = ({ fields, children, end }: FieldsAndAnswerProps) => (
  <Split
    start={fields}
    aside={
      <>
        <div className="cl-calc-gap" />
        {children}
      </>
    }
    end={end}
  />
);
