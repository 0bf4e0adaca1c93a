import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CostBar,
  Fold,
  Inline,
  LockSimpleFillIcon,
  Money,
  Pad,
  Row,
  Rows,
  Section,
  Slip,
  Stack,
  Stamp,
  Sum,
  Text,
  XCircleFillIcon,
} from '../index';

const meta: Meta = { title: 'Paper/Type, slips and stamps' };
export default meta;

type Story = StoryObj;

function Type() {
  return (
    <Section title="Type">
      <Stack gap={2} pad>
        <Text>
          <Money amount={214231} size="figure" />
        </Text>
        <Text>
          <Money amount={214231} size="figure-m" />
        </Text>
        <p className="cl-question">Page question, 24 bold</p>
        <Text size="lg" bold>
          Section, 18 bold
        </Text>
        <Text>Body and rows, 16 regular</Text>
        <Text size="sm" tone="dim">
          Labels and second lines, 14
        </Text>
        <Text size="cap" tone="dim">
          Captions, 13, the smallest
        </Text>
        <Text code>CL-2608-48213</Text>
      </Stack>
    </Section>
  );
}

const cost = { youGet: 1446900, interest: 106732, fee: 45000, tax: 8100 };

function Paper() {
  return (
    <Section title="Slip, rows, total, price bar">
      <Slip title="Slip">
        <Stack gap={2}>
          <CostBar {...cost} />
          <div>
            <Rows>
              <Row label="You get" swatch="principal">
                <Money amount={cost.youGet} />
              </Row>
              <Row label="Interest" swatch="interest">
                <Money amount={cost.interest} />
              </Row>
              <Row label="Processing fee" swatch="fee">
                <Money amount={cost.fee} />
              </Row>
              <Row label="Tax on the fee" swatch="tax">
                <Money amount={cost.tax} />
              </Row>
              <Sum label="You pay back">
                <Money amount={1606732} />
              </Sum>
            </Rows>
          </div>
        </Stack>
        <Fold />
        <Text size="sm" tone="dim">
          After a fold: what you can do
        </Text>
        <Inline between>
          <b>Cost of this loan</b>
          <Text as="b" size="lg">
            <Money amount={159832} highlighted />
          </Text>
        </Inline>
      </Slip>
    </Section>
  );
}

function Stamps() {
  return (
    <Section title="Stamps">
      <Pad>
        <Inline>
          <Stamp kind="paid">Paid</Stamp>
          <Stamp kind="due">Due in 4 days</Stamp>
          <Stamp kind="over">8 days late</Stamp>
          <Stamp kind="wait">Checking</Stamp>
          <Stamp kind="idle">To do</Stamp>
          <Stamp kind="idle" icon={XCircleFillIcon}>
            Not approved
          </Stamp>
          <Stamp kind="now">Next</Stamp>
          <Stamp kind="idle" icon={LockSimpleFillIcon}>
            Required
          </Stamp>
        </Inline>
      </Pad>
    </Section>
  );
}

export const TypeScale: Story = { render: () => <Type /> };

export const SlipWithPrice: Story = { render: () => <Paper /> };

export const EveryStamp: Story = { render: () => <Stamps /> };
