import { Stack } from '@clearloan/ui';
import { useEffect, type ReactNode } from 'react';
import { BareHead, BarePage } from '../parts/bare-page';

export interface OfferedScreenProps {
  /** Also titles the document while it is shown. */
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** The frame of each screen about an offered session. */
export function OfferedScreen({ title, lead, children }: OfferedScreenProps) {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <BarePage>
      <BareHead title={title}>{lead}</BareHead>
      <Stack gap={3} pad>
        {children}
      </Stack>
    </BarePage>
  );
}
