import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { Inline, Stack } from '../page/layout';
import { Note } from '../paper/note';

interface AccountQuestionProps {
  readonly text: ReactNode;
  readonly onAnswer: (link: 'account' | 'phone') => void;
}

/** Asks once, after the login, where data from before it belong. */
export const AccountQuestion = ({ text, onAnswer }: AccountQuestionProps) => (
  <Note title={<Trans>Add this phone’s records to your account?</Trans>}>
    <Stack gap={3}>
      {text}
      <Inline>
        <Button small onClick={() => onAnswer('account')}>
          <Trans>Add to my account</Trans>
        </Button>
        <Button small kind="line" onClick={() => onAnswer('phone')}>
          <Trans>Keep on this phone</Trans>
        </Button>
      </Inline>
    </Stack>
  </Note>
);
