import { Note, Stack, Text, WarningCircleIcon } from '@clearloan/ui';
import { Plural, Trans } from '@lingui/react/macro';

export interface LogoutTextProps {
  /** Items in the borrower's own books that only this device has. */
  readonly unsent: number;
}

/** What a logout changes and deletes; what would be lost comes first. */
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
              one="# record is only on this phone"
              other="# records are only on this phone"
            />
          }
        >
          <Trans>They haven’t been sent yet. If you log out now, you’ll lose them.</Trans>
        </Note>
      )}
      <Text>
        <Trans>Your loans and payments stay the same.</Trans>
      </Text>
      <Text tone="dim">
        <Trans>
          We’ll remove your number, saved amounts and unsent forms from this phone. Your language, text size
          and theme stay.
        </Trans>
      </Text>
    </Stack>
  );
}
