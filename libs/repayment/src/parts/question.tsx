import { Pad, Stack, Text } from '@clearloan/ui';
import type { ReactNode } from 'react';
import './question.css';

export interface QuestionProps {
  /** Above the title: its status. */
  stamp?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
}

/** The subject of the page in large type, under the bar with the location. */
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
