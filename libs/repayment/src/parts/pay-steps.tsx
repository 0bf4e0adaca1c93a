import { PageTabs, Timeline, TimelineItem } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import type { PayStep, PlaceSteps } from '../rules/pay-steps';
import './pay-steps.css';

export interface PayStepsProps {
  places: readonly PlaceSteps[];
  /** The number of the visible place, as in the URL; the first one by default. */
  place: string | null;
  onPlace: (place: string) => void;
}

/** How to pay with the code, for one place at a time. */
export function PaySteps({ places, place, onPlace }: PayStepsProps) {
  const { t } = useLingui();
  const [first] = places;
  if (first === undefined) return null;
  if (places.length === 1) return <StepList steps={first.steps} />;
  const asked = Number(place);
  const at = places[asked] ? asked : 0;
  const shown = places[at] ?? first;
  return (
    <div>
      <PageTabs
        label={t`Where to pay`}
        fill
        tabs={places.map((each, index) => ({
          value: String(index),
          label: each.place ?? t`Anywhere`,
        }))}
        value={String(at)}
        onChange={onPlace}
      >
        <StepList steps={shown.steps} />
      </PageTabs>
    </div>
  );
}

const StepList = ({ steps }: { steps: readonly PayStep[] }) => (
  <div className="cl-repayment-steps">
    <Timeline>
      {steps.map(({ title, text }, index) => (
        <TimelineItem key={title} kind="step" number={index + 1} title={title} note={text} />
      ))}
    </Timeline>
  </div>
);
