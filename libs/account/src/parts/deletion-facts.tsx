import { formatDayAndTime, formatDayWithYear } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  List,
  ListHeading,
  ListItem,
  LockSimpleIcon,
  Note,
  Pad,
  TrashIcon,
  WarningCircleIcon,
} from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { Deletion, KeptItem } from '../contract';

interface DeletionProps {
  readonly deletion: Deletion;
}

/** Why it is not possible now, in the lender's own text. */
export function DeletionBlocked({ deletion: { blockedBy } }: DeletionProps) {
  return (
    <>
      <Pad>
        <Note kind="due" icon={WarningCircleIcon} title={<Trans>Not yet</Trans>}>
          <Trans>You can delete your account once this is settled.</Trans>
        </Note>
      </Pad>
      <ListHeading>
        <Trans>What’s still open</Trans>
      </ListHeading>
      <List>
        {blockedBy.map((sentence) => (
          <ListItem key={sentence} icon={<WarningCircleIcon />} title={sentence} />
        ))}
      </List>
    </>
  );
}

/** What is deleted and when, what is retained, why and until when. */
export function DeletionFacts({ deletion: { eraseAt, kept } }: DeletionProps) {
  const language = useLanguage();
  const { timeZone } = useMarket();
  const at = eraseAt && formatDayAndTime(eraseAt, language, timeZone);
  return (
    <>
      <ListHeading>
        <Trans>What will be deleted</Trans>
      </ListHeading>
      <List>
        <ListItem
          icon={<TrashIcon />}
          title={
            <Trans>
              Your number, ID, photos, answers, contacts, bank accounts and all other data not listed below
            </Trans>
          }
          note={
            at !== undefined && (
              <Trans>Will be deleted on {at}. Until then you can log in and keep your account.</Trans>
            )
          }
        />
      </List>
      <ListHeading>
        <Trans>What we keep</Trans>
      </ListHeading>
      <List>
        {kept.length === 0 && <ListItem title={<Trans>Nothing</Trans>} />}
        {kept.map((item) => (
          <Kept key={item.what} item={item} />
        ))}
      </List>
    </>
  );
}

function Kept({ item: { what, why, until } }: { readonly item: KeptItem }) {
  const language = useLanguage();
  const day = until && formatDayWithYear(until, language);
  return (
    <ListItem
      icon={<LockSimpleIcon />}
      title={what}
      note={
        <>
          {why} {day !== undefined && <Trans>Kept at least until {day}.</Trans>}
        </>
      }
    />
  );
}
