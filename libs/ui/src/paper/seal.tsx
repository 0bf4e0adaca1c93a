import type { ReactNode } from 'react';
import { CheckIcon } from '../icons';
import './seal.css';

/**
 * The large stamp of a receipt: "Paid". A direct child of its `Slip`: first, beside a figure, or last, under its lines.
 */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <span className="cl-seal">
      <CheckIcon />
      {children}
    </span>
  );
}
