import { formatDay } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { LinkAction, Note, Pad, Stack, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { patterns } from '../paths';
import type { Outlook } from '../rules/outlook';

/** The answer to "will I be able to pay": yes for as far as we look, or the first day on which it will not do. */
export function ShortfallNote({ outlook, asLink }: { outlook: Outlook; asLink?: boolean }) {
  const locale = useLanguage();
  const { text: amount } = useAmountText();
  const { shortfall, start } = outlook;
  const link = asLink && (
    <LinkAction small to={patterns.outlook}>
      <Trans>See why</Trans>
    </LinkAction>
  );
  if (shortfall === undefined) {
    return (
      <Pad>
        <Note kind="paid" title={<Trans>Your money will do</Trans>}>
          <Stack gap={1}>
            <Trans>By your book there is enough for every payment of the next five weeks.</Trans>
            {link}
          </Stack>
        </Note>
      </Pad>
    );
  }
  const day = formatDay(shortfall.day, locale);
  const missing = amount(shortfall.missing);
  const has = amount(start);
  const comesIn = amount(shortfall.comesIn);
  const goesOut = amount(shortfall.goesOut);
  return (
    <Pad>
      <Note
        kind="due"
        title={
          <Trans>
            On {day} you will be {missing} short
          </Trans>
        }
      >
        <Stack gap={1}>
          <Trans>
            Your book has {has}. Until that day {comesIn} comes in and {goesOut} is to be paid.
          </Trans>
          {link}
        </Stack>
      </Note>
    </Pad>
  );
}
