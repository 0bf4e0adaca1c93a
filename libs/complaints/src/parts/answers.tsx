import { List, ListHeading, ListItem, Pad, Sheet, Stack, Text, TextField } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { FaqItem } from '../contract';
import { findAnswers, splitByScreen } from '../rules/help';
import './answers.css';

export interface AnswersProps {
  faq: readonly FaqItem[];
  /** The route name of the borrower's previous screen: its questions come first. */
  screen: string | undefined;
}

/** Frequently asked questions with a search; a question expands its answer. */
export function Answers({ faq, screen }: AnswersProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [openItem, setOpenItem] = useState<FaqItem>();
  const matches = findAnswers(faq, typed);
  const { here, elsewhere } = splitByScreen(matches, screen);
  return (
    <>
      <div className="cl-complaints-search">
        <TextField kind="search" label={t`Search the answers`} value={typed} onChange={setTyped} />
      </div>
      <Questions heading={<Trans>About the page you came from</Trans>} items={here} onOpen={setOpenItem} />
      <Questions heading={<Trans>Common questions</Trans>} items={elsewhere} onOpen={setOpenItem} />
      <div role="status">
        {matches.length === 0 && (
          <Pad>
            <Text tone="dim">
              <Trans>No results. Report the problem and our team will read it.</Trans>
            </Text>
          </Pad>
        )}
      </div>
      <Sheet open={openItem !== undefined} title={openItem?.q ?? ''} onClose={() => setOpenItem(undefined)}>
        <Stack pad>
          <Text>{openItem?.a}</Text>
        </Stack>
      </Sheet>
    </>
  );
}

interface QuestionsProps {
  heading: ReactNode;
  items: readonly FaqItem[];
  onOpen: (item: FaqItem) => void;
}

function Questions({ heading, items, onOpen }: QuestionsProps) {
  if (items.length === 0) return null;
  return (
    <>
      <ListHeading>{heading}</ListHeading>
      <List>
        {items.map((item) => (
          <ListItem key={item.q} title={item.q} onClick={() => onOpen(item)} />
        ))}
      </List>
    </>
  );
}
