import { formatDayAndTime } from '@clearloan/formatting';
import { useLanguage, useMarket } from '@clearloan/app-runtime';
import { Page, PrimaryAction, Stack, Text } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deletion } from '../contract';
import { useLeave } from '../leaving';

/** The confirmation: when it takes effect, and that it can still be undone. */
export function AccountDeleted({ deletion: { eraseAt } }: { readonly deletion: Deletion }) {
  const { t } = useLingui();
  const { startOver } = useLeave();
  const language = useLanguage();
  const { timeZone } = useMarket();
  const at = eraseAt && formatDayAndTime(eraseAt, language, timeZone);
  return (
    <Page
      title={t`You’re logged out`}
      heading="question"
      bottomBar={
        <PrimaryAction kind="line" onClick={startOver}>
          <Trans>Close</Trans>
        </PrimaryAction>
      }
    >
      <Stack gap={3} pad>
        <Text>
          {at === undefined ? (
            <Trans>Your account will be deleted.</Trans>
          ) : (
            <Trans>Your account will be deleted on {at}.</Trans>
          )}
        </Text>
        <Text tone="dim">
          <Trans>You can log in until then, and nothing will have changed.</Trans>
        </Text>
      </Stack>
    </Page>
  );
}
