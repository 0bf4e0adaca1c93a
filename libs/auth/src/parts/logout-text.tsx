import { Note, Stack, Text, WarningCircleIcon } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';

export interface LogoutTextProps {
  /** Things in the borrower's own books that only this phone has. */
  readonly unsent: number;
}

/** What a logout changes and what it removes; what would be lost comes first. */
export function LogoutText({ unsent }: LogoutTextProps) {
  return (
    <Stack gap={3} pad>
      {unsent > 0 && (
        <Note
          kind="due"
          icon={WarningCircleIcon}
          title={
            <Plural
              value={unsent}
              one="# record is on this phone only"
              other="# records are on this phone only"
            />
          }
        >
          <Trans>They were not sent yet. Log out now, and they are gone.</Trans>
        </Note>
      )}
      <Text>
        <Trans>Your loans and your payments stay as they are.</Trans>
      </Text>
      <Text tone="dim">
        <Trans>
          From this phone we remove your number, saved amounts and forms you did not send. Language, text size
          and colours stay.
        </Trans>
      </Text>
    </Stack>
  );
}
