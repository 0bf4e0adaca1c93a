import { Pad } from '@clearloan/ui';
import type { ReactNode } from 'react';
import './noted.css';

/** The place of a note between the papers of a page. */
export const Noted = ({ children }: { children: ReactNode }) => (
  <div className="cl-loans-noted">
    <Pad>{children}</Pad>
  </div>
);
