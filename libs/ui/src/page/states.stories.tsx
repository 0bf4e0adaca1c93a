import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  EmptyState,
  FailedState,
  Money,
  OfflineNote,
  Pad,
  Page,
  PageTabs,
  PrimaryAction,
  Row,
  Rows,
  SkeletonList,
  SkeletonSlip,
  StaleLine,
  Text,
} from '../index';
import { useState } from 'react';

const meta: Meta = { title: 'Page/States' };
export default meta;

type Story = StoryObj;

const ignore = () => undefined;

function TabbedPage() {
  const [tab, setTab] = useState<'repaying' | 'settled'>('repaying');
  return (
    <Page
      title="My loans"
      back="/"
      actions="Step 3 of 5"
      bottomBar={
        <PrimaryAction
          row={
            <Rows>
              <Row label="You pay back">
                <Money amount={1606732} />
              </Row>
            </Rows>
          }
          onClick={ignore}
        >
          Confirm loan
        </PrimaryAction>
      }
    >
      <PageTabs
        label="Loans"
        tabs={[
          { value: 'repaying', label: 'Repaying', count: 2 },
          { value: 'settled', label: 'Settled' },
        ]}
        value={tab}
        onChange={setTab}
      >
        <Pad>
          <Text>{tab === 'repaying' ? 'Two loans to pay' : 'Paid in full'}</Text>
        </Pad>
      </PageTabs>
    </Page>
  );
}

/** An inner page with its tabs and its primary action. */
export const InnerPage: Story = { render: () => <TabbedPage /> };

export const Loading: Story = {
  render: () => (
    <Page title="My loans" back="/">
      <SkeletonSlip />
      <SkeletonList />
    </Page>
  ),
};

export const Empty: Story = {
  render: () => (
    <Page title="My loans" back="/">
      <EmptyState title="Nothing in review">When you apply for a loan, you can follow it here.</EmptyState>
    </Page>
  ),
};

export const Failed: Story = {
  render: () => (
    <Page title="My loans" back="/">
      <StaleLine at="10:42" onRetry={ignore} />
      <Pad>
        <OfflineNote />
      </Pad>
      <FailedState title="Your loans did not load" code="CL-4027" onRetry={ignore} />
    </Page>
  ),
};
