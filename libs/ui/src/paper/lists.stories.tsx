import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  BankIcon,
  EyeSlashIcon,
  List,
  ListItem,
  Money,
  Pad,
  PriceTag,
  PriceTags,
  Section,
  Stack,
  Steps,
  SwitchRow,
  Text,
  Ticket,
  Timeline,
  TimelineItem,
} from '../index';

const meta: Meta = { title: 'Paper/Lists, tickets and timelines' };
export default meta;

type Story = StoryObj;

function Lists() {
  const [hides, setHides] = useState(true);
  return (
    <Section title="Ledger list, switch">
      <List>
        <ListItem to="/" icon={<BankIcon />} title="Row with a second line" note="Harbour Bank •••• 4417" />
        <SwitchRow icon={<EyeSlashIcon />} title="Switch" checked={hides} onChange={setHides} />
      </List>
    </Section>
  );
}

function Offers() {
  return (
    <Section title="Ticket and price tags">
      <Stack gap={3}>
        <Ticket
          stub={
            <>
              <Text size="cap" tone="dim">
                APR
              </Text>
              <Text size="lg" bold>
                36.9%
              </Text>
            </>
          }
        >
          <Text size="sm" tone="dim">
            An offer, up to
          </Text>
          <Money amount={2000000} size="figure-m" round />
        </Ticket>
        <PriceTags>
          <PriceTag
            to="/"
            name="Small offer"
            amount={<Money amount={300000} round />}
            cost="30 days · costs ¥166.20"
          />
          <PriceTag
            to="/"
            name="Small offer"
            amount={<Money amount={800000} round />}
            cost="9 months · costs ¥1,104"
          />
        </PriceTags>
      </Stack>
    </Section>
  );
}

function Progress() {
  return (
    <Section title="Progress and timeline">
      <Steps step={3} of={5} />
      <Pad>
        <Timeline>
          <TimelineItem kind="paid" number={1} title="Paid" />
          <TimelineItem kind="due" number={3} title="Due" />
          <TimelineItem kind="over" number={4} title="Late" />
          <TimelineItem kind="wait" number={5} title="Checking" />
          <TimelineItem kind="idle" number={5} title="Upcoming" />
        </Timeline>
      </Pad>
    </Section>
  );
}

export const ListAndSwitch: Story = { render: () => <Lists /> };

export const TicketAndPrices: Story = { render: () => <Offers /> };

export const StepsAndTimeline: Story = { render: () => <Progress /> };
