import { Page, Steps } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './question.css';
import './step-page.css';

interface StepPageProps {
  readonly title: string;
  /**
   * The number of this step and the total; undefined while the list is loading, or outside a verification.
   */
  readonly place?: { readonly position: number; readonly count: number } | undefined;
  /** The target of Back when the screen was opened from a link. */
  readonly back: string;
  readonly bottomBar?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a step: its name, the progress, and the primary action. */
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

interface QuestionProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  /** It changes while the screen stays, and is then announced. */
  readonly isLive?: boolean;
}

/** The question of a step below its bar, with a line about its purpose. */
export function Question({ children, lead, isLive = false }: QuestionProps) {
  return (
    <div className="cl-certification-question">
      <h2 aria-live={isLive ? 'polite' : undefined}>{children}</h2>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  );
}
