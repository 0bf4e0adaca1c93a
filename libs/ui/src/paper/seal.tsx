import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import './seal.css';

/**
 * The large stamp of a receipt: "Paid". Beside a figure in a line of class `cl-sealed`, or the last child of its `Slip`, under its
 * lines.
 */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <span className="cl-seal">
      <CheckIcon />
      {children}
    </span>
  );
}
