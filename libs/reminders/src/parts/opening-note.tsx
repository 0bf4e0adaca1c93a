import { pathTo } from '@clearloan/routes';
import { useIsOffered } from '@clearloan/app-runtime';
import { LinkAction, Note, Pad, Stack } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';

/** In place of a forecast: a book that does not know what there was cannot tell what there will be. */
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
