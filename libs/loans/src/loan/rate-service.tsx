import { deviceStore, tabStore, type CallError } from '@clearloan/api-client';
import { codes } from '@clearloan/api-client/declare';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Button, ChoiceGroup, Note, Pad, Section, Stack, TextArea } from '@clearloan/ui';
import { useSendRating } from '../queries';

const ratingEntry = 'clearloan.rating-asked';

const commentKey = 'clearloan.rating-comment';

interface Rating {
  /** `ask` until it is answered or dismissed; `thanked` right after it was sent. */
  readonly stage: 'ask' | 'thanked' | 'done';
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** As typed, to survive a reload before it is sent. */
  readonly comment: string;
  readonly setComment: (typed: string) => void;
  readonly send: (rating: { score: number; comment?: string }) => void;
  readonly putAway: () => void;
}

/** Asks only once: after an answer or a dismissal this device does not ask again, and the lender accepts one rating. */
export function useRating(): Rating {
  const { t } = useLingui();
  const write = useSendRating();
  const [stage, setStage] = useState<Rating['stage']>(deviceStore.get(ratingEntry) === null ? 'ask' : 'done');
  const [comment, setComment] = useState(() => tabStore.get(commentKey) ?? '');
  const saveComment = (typed: string) => {
    tabStore.set(commentKey, typed);
    setComment(typed);
  };
  const end = (last: 'thanked' | 'done') => {
    deviceStore.set(ratingEntry, '1');
    tabStore.remove(commentKey);
    setStage(last);
  };
  const send = async (rating: { score: number; comment?: string }) => {
    const outcome = await write.run(rating, { loading: t`Sending your answer` });
    if (outcome.ok) end('thanked');
    else if (outcome.error.code === codes.notAllowedNow) {
      // The lender already has a rating: after an attempt without a response, it is this one.
      if (isUnanswered(write.failure)) end('thanked');
      else deviceStore.set(ratingEntry, '1');
    }
  };
  return {
    stage,
    isBusy: write.isBusy,
    failure: write.failure?.message,
    comment,
    setComment: saveComment,
    send: (rating) => void send(rating),
    putAway: () => end('done'),
  };
}

const isUnanswered = (failure: CallError | null): boolean => failure !== null && failure.kind !== 'Business';

const scores = ['1', '2', '3', '4', '5'] as const;
type Score = (typeof scores)[number];
const longestComment = 500;

interface RateServiceProps {
  isBusy: boolean;
  /** Why it could not be sent. */
  failure: string | undefined;
  comment: string;
  onComment: (typed: string) => void;
  onSend: (rating: { score: number; comment?: string }) => void;
  onNotNow: () => void;
}

/** The rating form. Nothing is preselected, and every score offers the same two actions. */
export function RateService({ isBusy, failure, comment, onComment, onSend, onNotNow }: RateServiceProps) {
  const [score, setScore] = useState<Score>();
  const send = () => {
    if (score === undefined) return;
    const text = comment.trim();
    onSend({ score: Number(score), ...(text === '' ? {} : { comment: text }) });
  };
  return (
    <Section title={<Trans>How was this loan for you?</Trans>}>
      <Pad>
        <Stack gap={3}>
          <ChoiceGroup
            label={<Trans>Stars</Trans>}
            value={score}
            onChange={setScore}
            choices={scores.map((value) => ({ value, title: <Stars count={Number(value)} /> }))}
          />
          <TextArea
            label={<Trans>Tell us more (optional)</Trans>}
            value={comment}
            maxLength={longestComment}
            onChange={onComment}
          />
          {failure !== undefined && <Note kind="over" role="alert" title={failure} />}
          <Button kind="line" loading={isBusy} disabled={score === undefined} onClick={send}>
            <Trans>Send</Trans>
          </Button>
          <Button kind="line" onClick={onNotNow}>
            <Trans>Don’t ask again</Trans>
          </Button>
        </Stack>
      </Pad>
    </Section>
  );
}

const Stars = ({ count }: { count: number }): ReactNode => (
  <Plural value={count} one="# star" other="# stars" />
);
