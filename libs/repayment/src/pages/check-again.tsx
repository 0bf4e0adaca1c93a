import { PrimaryAction, type ReadState, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useDayText } from '../parts/day-text';

/** Refetches now and shows when the lender last responded, so that the tap has a visible effect. */
export function CheckAgain({ read }: { read: ReadState }) {
  const { time } = useDayText();
  const [wasAsked, setAsked] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const answeredAt = time(new Date(read.dataUpdatedAt).toISOString());
  const ask = async () => {
    setAsking(true);
    await read.refetch();
    setAsking(false);
    setAsked(true);
  };
  return (
    <PrimaryAction
      kind="line"
      loading={isAsking}
      onClick={() => void ask()}
      row={
        <div role="status">
          {wasAsked && !isAsking && read.error === null && (
            <Text size="sm" tone="dim">
              <Trans>Last checked at {answeredAt}. Nothing new yet.</Trans>
            </Text>
          )}
        </div>
      }
    >
      <Trans>Check again</Trans>
    </PrimaryAction>
  );
}
