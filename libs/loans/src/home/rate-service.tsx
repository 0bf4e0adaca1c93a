import { Button, ChoiceGroup, Note, Pad, Section, Stack, TextArea } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

const scores = ['1', '2', '3', '4', '5'] as const;
type Score = (typeof scores)[number];
const longestComment = 500;

export interface RateServiceProps {
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
