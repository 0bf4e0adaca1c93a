import { pathTo } from '@clearloan/routes';
import { useIsOffered } from '@clearloan/app-runtime';
import { LinkAction, Note, Pad, Stack } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** Replaces the forecast: a book without opening balances cannot predict a balance. */
export function OpeningNote() {
  const accounts = `${pathTo('bookkeeping')}/accounts`;
  const isOffered = useIsOffered();
  return (
    <Pad>
      <Note title={<Trans>Add your account balances first</Trans>}>
        <Stack gap={1}>
          <Trans>Then we can tell you whether you’ll have enough for each payment.</Trans>
          {isOffered(accounts) && (
            <LinkAction small to={accounts}>
              <Trans>Add balances</Trans>
            </LinkAction>
          )}
        </Stack>
      </Note>
    </Pad>
  );
}
