import { Page, Steps } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './step-page.css';

export interface StepPageProps {
  readonly title: string;
  /** Which step of how many this is; nothing while the list is fetched, or outside of a verification. */
  readonly place?: { readonly position: number; readonly count: number } | undefined;
  /** Where Back leads when the screen was opened from a link. */
  readonly back: string;
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a step: its name, how far the borrower is, and the one action. */
export function StepPage({ title, place, back, bottomBar, children }: StepPageProps) {
  return (
    <Page title={title} back={back} bottomBar={bottomBar} actions={place && <PlaceText {...place} />}>
      {place && <Steps step={place.position} of={place.count} />}
      {children}
    </Page>
  );
}

function PlaceText({ position, count }: { readonly position: number; readonly count: number }) {
  return (
    <span className="cl-certification-place" aria-hidden="true">
      <Trans>
        Step {position} of {count}
      </Trans>
    </span>
  );
}
