import type { ReactNode } from 'react';
import './top-line.css';

/** A word about the app itself, at its upper edge, with what can be done about it. */
export const TopLine = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="cl-top-line">
    {children}
    {action}
  </div>
);
