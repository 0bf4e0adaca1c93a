import { Button, CheckRow, Note, Stack, Text, WarningCircleIcon } from '@clearloan/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BareHead, BarePage } from '@clearloan/session';
import type { OnlyHere, Question } from './inspect-session';
import { keptDays } from './stored-entries';
import type { SwitchOutcome } from './switch-account';

interface OfferedScreenProps {
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

export interface QuestionAnswers {
  /** Switches the account. @param keeps keep what exists on this phone only, for its owner */
  readonly onYes: (question: Question, keeps: boolean) => Promise<SwitchOutcome>;
  readonly onNo: (question: Question) => Promise<void>;
  /** Saves the records of the book to a file; absent where there is no book. */
  readonly saveBook?: (() => Promise<void>) | undefined;
}

interface OfferedSessionQuestionProps extends QuestionAnswers {
  readonly brandName: string;
  readonly question: Question;
}

type Trouble = 'not-kept' | 'changed' | 'not-saved';

/** Whether this is the borrower's own account, and what happens to the one that is here. */
export function OfferedSessionQuestion(props: OfferedSessionQuestionProps) {
  const { brandName, question, onYes, onNo, saveBook } = props;
  const { t } = useLingui();
  const { offered, ownSession, onlyHere } = question;
  const { phone } = offered;
  const [keeps, setKeeps] = useState(onlyHere?.mayKeep === true);
  const [busy, setBusy] = useState<'yes' | 'no'>();
  const [trouble, setTrouble] = useState<Trouble>();
  const accept = async () => {
    setBusy('yes');
    const outcome = await onYes(question, keeps);
    if (outcome !== 'not-kept' && outcome !== 'changed') return;
    setBusy(undefined);
    setTrouble(outcome);
  };
  const refuse = () => {
    setBusy('no');
    void onNo(question);
  };
  const save = () => saveBook?.().catch(() => setTrouble('not-saved'));
  return (
    <OfferedScreen
      title={t`Continue as ${phone}?`}
      lead={<Trans>A link opened {brandName} with this number. Continue only if it’s yours.</Trans>}
    >
      {question.replaces && <Replaced question={question} />}
      {onlyHere && <OnlyHereNote onlyHere={onlyHere} keeps={keeps} onKeeps={setKeeps} />}
      {onlyHere && onlyHere.count > 0 && saveBook && (
        <Button kind="line" onClick={() => void save()}>
          <Trans>Save my records to a file first</Trans>
        </Button>
      )}
      {trouble && <TroubleNote trouble={trouble} />}
      <Button loading={busy === 'yes'} disabled={busy === 'no'} onClick={() => void accept()}>
        <Trans>Yes, continue</Trans>
      </Button>
      <Button kind="line" loading={busy === 'no'} disabled={busy === 'yes'} onClick={refuse}>
        {ownSession === undefined ? <Trans>No, this isn’t me</Trans> : <Trans>No, stay in my account</Trans>}
      </Button>
      <Text tone="dim">
        <Trans>If you choose No, we end the login in the link. Nothing else changes.</Trans>
      </Text>
    </OfferedScreen>
  );
}

function Replaced({ question: { ownAccount, ownSession } }: Pick<OfferedSessionQuestionProps, 'question'>) {
  if (ownSession === undefined)
    return (
      <Note title={<Trans>Another account was used on this phone</Trans>}>
        <Trans>If you continue, we remove its data from this phone.</Trans>
      </Note>
    );
  const phone = ownAccount?.phone;
  return (
    <Note
      title={
        phone === undefined ? (
          <Trans>You’re logged in to another account</Trans>
        ) : (
          <Trans>You’re logged in as {phone}</Trans>
        )
      }
    >
      <Trans>If you continue, we log it out and remove its data from this phone.</Trans>
    </Note>
  );
}

interface OnlyHereNoteProps {
  readonly onlyHere: OnlyHere;
  readonly keeps: boolean;
  readonly onKeeps: (keeps: boolean) => void;
}

function OnlyHereNote({ onlyHere: { count, mayKeep }, keeps, onKeeps }: OnlyHereNoteProps) {
  return (
    <>
      <Note
        kind="due"
        icon={WarningCircleIcon}
        title={
          count > 0 ? (
            <Plural
              value={count}
              one="# record is only on this phone"
              other="# records are only on this phone"
            />
          ) : (
            <Trans>Unsent forms or settings are only on this phone</Trans>
          )
        }
      >
        {keeps ? (
          <Trans>We hide them now. They come back when that account logs in here again.</Trans>
        ) : (
          <Trans>They haven’t been sent yet. If you continue, you’ll lose them.</Trans>
        )}
      </Note>
      {mayKeep && (
        <CheckRow
          checked={keeps}
          onChange={onKeeps}
          note={<Trans>With unsent forms, saved loans and the app lock</Trans>}
        >
          <Plural
            value={keptDays}
            one="Keep them on this phone for # day"
            other="Keep them on this phone for # days"
          />
        </CheckRow>
      )}
    </>
  );
}

const TroubleNote = ({ trouble }: { readonly trouble: Trouble }) => {
  switch (trouble) {
    case 'not-kept':
      return (
        <Note kind="over" role="alert" title={<Trans>We couldn’t keep them</Trans>}>
          <Trans>This phone may be out of space. Nothing has changed.</Trans>
        </Note>
      );
    case 'changed':
      return (
        <Note kind="over" role="alert" title={<Trans>The login changed in another tab</Trans>}>
          <Trans>Nothing has changed here. Reload this page.</Trans>
        </Note>
      );
    case 'not-saved':
      return (
        <Note kind="over" role="alert" title={<Trans>We couldn’t save the file</Trans>}>
          <Trans>Check your connection, then try again.</Trans>
        </Note>
      );
  }
};
