import { Pad, Section, Timeline, TimelineItem } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** For a visitor: the steps from here to the payout. */
export function HowItWorks() {
  return (
    <Section title={<Trans>How it works</Trans>}>
      <Pad>
        <Timeline>
          <TimelineItem
            kind="step"
            number={1}
            title={<Trans>Log in with your phone</Trans>}
            note={<Trans>We’ll text you a code. It’s free.</Trans>}
          />
          <TimelineItem
            kind="step"
            number={2}
            title={<Trans>Scan your ID card</Trans>}
            note={<Trans>About 10 minutes, on this phone.</Trans>}
          />
          <TimelineItem
            kind="step"
            number={3}
            title={<Trans>See your own price</Trans>}
            note={<Trans>Then decide. Saying no is free.</Trans>}
          />
        </Timeline>
      </Pad>
    </Section>
  );
}
