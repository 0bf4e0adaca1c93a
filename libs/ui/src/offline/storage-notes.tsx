import { ListBesideContext } from '@clearloan/app-runtime';
import { Plural, Trans } from '@lingui/react/macro';
import { useContext, type ReactNode } from 'react';
import { LinkAction } from '../actions/screen-link';
import { Inline, Pad, Text, Stack } from '../page/layout';
import { Note } from '../paper/note';
import { EmptyState } from '../screen/empty-state';
import { Button } from '../actions/button';

/** What may erase data on the device: the lack of space, or Safari after seven days without a visit. */
type StorageRisk = 'none' | 'low-space' | 'seven-days';

/** Nothing was stored, which the borrower must know at once. */
export const StorageFullNote = () => (
  <Pad>
    <Note kind="over" role="alert" title={<Trans>Your phone is full</Trans>}>
      <Trans>This wasn’t saved. Free up some space on your phone, then save again.</Trans>
    </Note>
  </Pad>
);

export interface StoreLoadingOrErrorProps {
  /** The database on the device does not open: the data are stored, but out of reach. */
  readonly isError: boolean;
  /** "We can’t open your reminders" */
  readonly title: ReactNode;
  /** The skeleton, while the device reads. */
  readonly children: ReactNode;
}

/** Replaces the data on the device until they are read. */
export const StoreLoadingOrError = ({ isError, title, children }: StoreLoadingOrErrorProps) =>
  isError ? (
    <EmptyState title={title}>
      <Trans>Your phone may be full. Free up some space, then open this page again.</Trans>
    </EmptyState>
  ) : (
    <>{children}</>
  );

/** Data on the device alone are not safe everywhere. Absent in a list beside a screen, which says it itself. */
export function OnlyHere({ risk }: { readonly risk: StorageRisk }) {
  if (useContext(ListBesideContext) === null) return null;
  return (
    <Note title={<Trans>Only on this phone</Trans>}>
      {risk === 'seven-days' ? (
        <Trans>
          Safari erases it if you don’t visit for 7 days. To keep it, log in and save it to your account, or
          add the app to your home screen.
        </Trans>
      ) : (
        <Trans>
          Your browser may erase it when this phone runs out of space. To keep it, log in and save it to your
          account.
        </Trans>
      )}
    </Note>
  );
}

interface UnsavedDraftNoteProps {
  readonly draft: { readonly isOld: boolean; readonly forget: () => void };
}

/** Tells what an earlier visit typed and did not save, and offers to throw it away. */
export const UnsavedDraftNote = ({ draft }: UnsavedDraftNoteProps) =>
  draft.isOld && (
    <Inline between>
      <Text size="sm" tone="dim">
        <Trans>You haven’t saved this yet</Trans>
      </Text>
      <LinkAction small onClick={draft.forget}>
        <Trans>Discard</Trans>
      </LinkAction>
    </Inline>
  );

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

interface WaitingChangesProps {
  readonly count: number;
  /** The last attempt to send them. */
  readonly sending: { readonly failure: Error | undefined; readonly tryNow: () => void };
}

/** Changes that are on the device and not sent yet. */
export const WaitingChanges = ({ count, sending: { failure, tryNow } }: WaitingChangesProps) => (
  <Note
    kind="wait"
    role="status"
    title={<Plural value={count} one="# change waiting to be sent" other="# changes waiting to be sent" />}
  >
    {failure === undefined ? (
      <Trans>It’s safe on this phone.</Trans>
    ) : (
      <Stack gap={2}>
        <span>{failure.message}</span>
        <LinkAction small onClick={tryNow}>
          <Trans>Try now</Trans>
        </LinkAction>
      </Stack>
    )}
  </Note>
);

interface RefusedChangeProps {
  readonly title: ReactNode;
  /** Why the lender refused it; '' if it was not sent. */
  readonly problem: string | undefined;
  readonly onDiscard: () => void;
}

/** A change that stays on the device until the borrower changes or discards it. */
export const RefusedChange = ({ title, problem, onDiscard }: RefusedChangeProps) => (
  <Note kind="over" title={title}>
    <Stack gap={2}>
      <span>{problem || <Trans>It can’t be sent as it is. Change it or discard it.</Trans>}</span>
      <LinkAction small onClick={onDiscard}>
        <Trans>Discard</Trans>
      </LinkAction>
    </Stack>
  </Note>
);
