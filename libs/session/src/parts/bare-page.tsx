import { BrandMark, Stack } from '@clearloan/ui';
import type { ReactNode } from 'react';

/** A screen instead of the whole app. It has no router, so no tabs, links or Back button. */
export const BarePage = ({ children }: { readonly children: ReactNode }) => (
  <div className="cl-page">
    <header className="cl-nav" />
    <main className="cl-page-main">
      <Stack gap={5}>{children}</Stack>
    </main>
  </div>
);

export interface BareHeadProps {
  readonly title: ReactNode;
  /** The sentence below the title. */
  readonly children: ReactNode;
}

/** Looks like a page's heading, which itself needs a router. */
export const BareHead = ({ title, children }: BareHeadProps) => (
  <div className="cl-page-question">
    <BrandMark size={44} onPaper />
    <h1 className="cl-question">{title}</h1>
    <p className="cl-page-lead">{children}</p>
  </div>
);
