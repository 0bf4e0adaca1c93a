import { Pad, PageTabs, Slip, Stack, Text, Timeline, TimelineItem, VisuallyHidden } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { encode } from 'uqr';
import type { PayStep, PlaceSteps } from '../rules/pay-steps';
import './pay-app.css';
import './pay-steps.css';

/** A payment app on this device opens by tap, one on another device by its camera. */
export function PayApp({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <Slip label={t`Pay with an app`}>
      <Stack>
        <a className="cl-repayment-pay-app" href={link} rel="noreferrer">
          <Trans>Open the payment app</Trans>
        </a>
        <QrCode text={link} />
        <Pad>
          <Text size="sm" tone="dim">
            <Trans>The app shows the amount. Or scan this with another phone.</Trans>
          </Text>
        </Pad>
      </Stack>
    </Slip>
  );
}

/** Dark on light in every theme: cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <div className="cl-repayment-qr">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={squares.join('')} />
      </svg>
      <VisuallyHidden>
        <Trans>A code to scan with another phone</Trans>
      </VisuallyHidden>
    </div>
  );
}

interface PayStepsProps {
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
  const wantedIndex = Number(place);
  const openIndex = places[wantedIndex] ? wantedIndex : 0;
  const openPlace = places[openIndex] ?? first;
  return (
    <div>
      <PageTabs
        label={t`Where to pay`}
        fill
        tabs={places.map((each, index) => ({
          value: String(index),
          label: each.place ?? t`Anywhere`,
        }))}
        value={String(openIndex)}
        onChange={onPlace}
      >
        <StepList steps={openPlace.steps} />
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
