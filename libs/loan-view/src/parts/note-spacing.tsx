import { Pad } from '@clearloan/ui';
import type { ReactNode } from 'react';
import './note-spacing.css';

/** The space around a note between the slips of a page. */
export const NoteSpacing = ({ children }: { children: ReactNode }) => (
  <div className="cl-loans-noted">
    <Pad>{children}</Pad>
  </div>
);
