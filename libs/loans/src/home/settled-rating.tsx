import { Note } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { Noted } from '../parts/noted';
import { RateService } from './rate-service';
import { useRating } from './use-rating';

/** After a loan is paid off: how it was, asked once. */
export function SettledRating() {
  const rating = useRating();
  if (rating.stage === 'done') return null;
  if (rating.stage === 'thanked')
    return (
      <Noted>
        <Note kind="paid" role="status" title={<Trans>Thanks for your feedback</Trans>} />
      </Noted>
    );
  return (
    <RateService
      isBusy={rating.isBusy}
      failure={rating.failure}
      comment={rating.comment}
      onComment={rating.setComment}
      onSend={rating.send}
      onNotNow={rating.putAway}
    />
  );
}
