import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/drawn/check';
import './seal.css';

/** The large stamp over a receipt: "Paid". Directly inside its `Slip`. */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <span className="cl-seal">
      <CheckIcon />
      {children}
    </span>
  );
}
