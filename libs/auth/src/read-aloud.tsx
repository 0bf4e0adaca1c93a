import { ReadAloudProvider } from '@clearloan/app-runtime';
import { useSyncExternalStore, type ReactNode } from 'react';
import { isReadAloudWanted, onReadAloudChange } from './preferences';

/** Tells every screen inside it whether the borrower wants Listen buttons. */
export function ReadAloud({ children }: { readonly children: ReactNode }) {
  const isWanted = useSyncExternalStore(onReadAloudChange, isReadAloudWanted, () => true);
  return <ReadAloudProvider value={isWanted}>{children}</ReadAloudProvider>;
}
