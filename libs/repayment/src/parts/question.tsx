import { Pad, Stack, Text } from '@clearloan/ui';
import type { ReactNode } from 'react';
import './question.css';

export interface QuestionProps {
  /** Above the title: how it stands. */
  stamp?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
}

/** What the page is about, large, under a bar that says where one is. */
export const Question = ({ stamp, title, lead }: QuestionProps) => (
  <Pad>
    <Stack gap={3}>
      {stamp !== undefined && <div>{stamp}</div>}
      <Stack gap={1}>
        <h2 className="cl-repayment-question">{title}</h2>
        {lead !== undefined && <Text tone="dim">{lead}</Text>}
      </Stack>
    </Stack>
  </Pad>
);
