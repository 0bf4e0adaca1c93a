import { pathTo } from '@clearloan/routes';
import {
  BubbleArt,
  Button,
  EmptyState,
  FloppyDiskIcon,
  List,
  ListHeading,
  ListItem,
  Pad,
  Page,
  PrimaryAction,
  ReadFailure,
  SkeletonList,
  useLeaving,
  useDayText,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { Help, Problem } from '../contract';
import { ProblemEntry } from '../parts/problem-entry';
import { innerRoutes } from '../inner-routes';
import { useWaitingDraft } from '../device/use-draft';
import { useHelp, useProblemPages } from '../queries';
import { isSolved } from '../rules/problem-state';
import { ChannelItem } from '../parts/channel-item';
import { useOpenText } from '../parts/use-open-text';
import { useChat } from './use-chat';
import './problems-page.css';

/** The borrower's reports: an unsent one, open ones, solved ones; and quicker alternatives to writing. */
export function ProblemsPage() {
  const { t } = useLingui();
  const { failed, list, isLoaded, hasMore, showMore } = useProblems();
  return (
    <Page
      title={t`My reports`}
      back={pathTo('mine')}
      bottomBar={
        <PrimaryAction to={innerRoutes.newProblem}>
          <Trans>Report a problem</Trans>
        </PrimaryAction>
      }
    >
      {failed && <ReadFailure read={failed} title={t`Your reports didn’t load`} />}
      <NotSent />
      {isLoaded && list.length === 0 && (
        <EmptyState art={<BubbleArt />} title={<Trans>No reports yet</Trans>}>
          <Trans>Your reports and our answers show up here.</Trans>
        </EmptyState>
      )}
      <Group
        heading={<Trans context="reports">Open</Trans>}
        problems={list.filter((problem) => !isSolved(problem))}
      />
      <Group heading={<Trans>Solved</Trans>} problems={list.filter(isSolved)} />
      {!isLoaded && !failed && <SkeletonList rows={list.length === 0 ? 3 : 1} />}
      {hasMore && <ShowMore onClick={showMore} />}
      <Quicker isSettled={isLoaded || failed !== undefined || list.length > 0} />
    </Page>
  );
}

function Group({ heading, problems }: { heading: ReactNode; problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <>
      <ListHeading>{heading}</ListHeading>
      <div className="cl-complaints-entries">
        <List>
          {problems.map((problem) => (
            <ProblemEntry key={problem.problemId} problem={problem} />
          ))}
        </List>
      </div>
    </>
  );
}

/** A draft report on this device that has not been sent. */
function NotSent() {
  const draft = useWaitingDraft('new');
  const { time } = useDayText();
  if (draft === undefined) return null;
  const at = time(draft.savedAt);
  return (
    <>
      <ListHeading>
        <Trans>Not sent yet</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={innerRoutes.newProblem}
          icon={<FloppyDiskIcon />}
          title={draft.typed === '' ? <Trans>Empty report</Trans> : <bdi dir="auto">{draft.typed}</bdi>}
          note={<Trans>Saved on this phone, {at}</Trans>}
        />
      </List>
    </>
  );
}

const ShowMore = ({ onClick }: { onClick: () => void }) => (
  <div className="cl-complaints-more">
    <Pad>
      <Button kind="line" onClick={onClick}>
        <Trans>Show more</Trans>
      </Button>
    </Pad>
  </div>
);

/** The loaded pages of the list, as one list. */
function useProblems() {
  const [pageCount, setPageCount] = useState(1);
  const pages = useProblemPages(pageCount);
  return {
    failed: pages.find(({ isError }) => isError),
    list: pages.flatMap(({ data }) => data?.list ?? []),
    isLoaded: pages.every(({ data }) => data !== undefined),
    hasMore: pages.at(-1)?.data?.hasMore ?? false,
    showMore: () => setPageCount(pageCount + 1),
  };
}

/**
 * Chat and telephone, as alternatives to writing; empty while unknown.
 * @param isSettled the content above has its final height, so that they do not jump
 */
function Quicker({ isSettled }: { isSettled: boolean }) {
  const { data: help } = useHelp();
  return help === undefined || !isSettled ? null : <Ways help={help} />;
}

function Ways({ help: { channels, timeZone } }: { help: Help }) {
  const { t } = useLingui();
  const leaving = useLeaving();
  const chat = useChat(leaving, 'complaint');
  const openText = useOpenText(timeZone);
  const quick = ['whatsapp', 'phone'].flatMap((key) => channels.filter((channel) => channel.key === key));
  if (quick.length === 0) return null;
  return (
    <>
      <ListHeading>
        <Trans>Get help faster</Trans>
      </ListHeading>
      <List>
        {quick.map((channel) => (
          <ChannelItem
            key={channel.key}
            channel={{ ...channel, value: channel.key === 'phone' ? channel.value : undefined }}
            title={channel.key === 'whatsapp' ? <Trans>Chat on WhatsApp</Trans> : undefined}
            open={openText(channel)}
            subject={t`Question`}
            chat={chat}
          />
        ))}
      </List>
      {leaving.question}
    </>
  );
}
