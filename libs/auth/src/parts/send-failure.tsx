import type { CallError } from '@clearloan/api-client';
import { Note } from '@clearloan/ui';
import type { ReactNode } from 'react';
import { useCodeFailureText } from './use-code-failure-text';

export interface SendFailureProps {
  readonly failure: CallError | null;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** Why no code was sent, beside the button that requests one. */
export function SendFailure({ failure, children }: SendFailureProps) {
  const text = useCodeFailureText();
  if (failure === null) return null;
  return (
    <Note kind="over" role="alert" title={text(failure)}>
      {children}
    </Note>
  );
}
