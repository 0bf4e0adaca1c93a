import { useState } from 'react';
import {
  EmptyState,
  FailedState,
  OfflineNote,
  Pad,
  Page,
  PageTabs,
  PrimaryAction,
  Row,
  SkeletonList,
  SkeletonSlip,
  StaleLine,
  Money,
} from '../src';
import { Form } from './form';

/** Forms, and what a screen shows while it loads, when it is empty, and when it failed. */
export function States() {
  const [tab, setTab] = useState<'form' | WithoutFacts>('form');
  return (
    <Page
      title="States"
      back="/"
      actions="Step 3 of 5"
      bottomBar={
        <PrimaryAction
          row={
            <Row label="You pay back">
              <Money amount={1606732} />
            </Row>
          }
          onClick={() => undefined}
        >
          Confirm loan
        </PrimaryAction>
      }
    >
      <PageTabs
        label="States"
        tabs={[
          { value: 'form', label: 'Form', count: 2 },
          { value: 'loading', label: 'Loading' },
          { value: 'empty', label: 'Empty' },
          { value: 'failed', label: 'Failed' },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'form' && <Form />}
        {tab !== 'form' && <Without state={tab} />}
      </PageTabs>
    </Page>
  );
}

type WithoutFacts = 'loading' | 'empty' | 'failed';

function Without({ state }: { state: WithoutFacts }) {
  return (
    <>
      {state === 'loading' && (
        <>
          <SkeletonSlip />
          <SkeletonList />
        </>
      )}
      {state === 'empty' && (
        <EmptyState title="Nothing in review">When you apply for a loan, you can follow it here.</EmptyState>
      )}
      {state === 'failed' && (
        <>
          <StaleLine at="10:42" onRetry={() => undefined} />
          <Pad>
            <OfflineNote />
          </Pad>
          <FailedState title="Your loans did not load" code="CL-4027" onRetry={() => undefined} />
        </>
      )}
    </>
  );
}
