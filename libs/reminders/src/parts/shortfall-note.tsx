import { formatDay } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { LinkAction, Note, Pad, Stack, useAmountText } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pathTo } from '@clearloan/routes';
import { innerRoutes } from '../inner-routes';
import type { Outlook } from '../rules/outlook';

interface ShortfallNoteProps {
  readonly outlook: Outlook;
  readonly source?: 'book' | 'typed';
  readonly asLink?: boolean;
}

/**
 * The answer to "will I be able to pay": yes for the whole forecast, or the first day on which the money does not
 * suffice.
 */
export function ShortfallNote({ outlook, source = 'book', asLink }: ShortfallNoteProps) {
  const { shortfall, start } = outlook;
  const link = asLink && (
    <LinkAction small to={innerRoutes.outlook}>
      <Trans>See why</Trans>
    </LinkAction>
  );
  if (shortfall !== undefined)
    return <Short shortfall={shortfall} start={start} source={source} link={link} />;
  return (
    <Pad>
      <Note kind="paid" title={<Trans>You’ll have enough</Trans>}>
        <Stack gap={1}>
          {source === 'book' ? (
            <Trans>Your records show enough for every payment in the next five weeks.</Trans>
          ) : (
            <Trans>That’s enough for every payment in the next five weeks, also without income.</Trans>
          )}
          {link}
        </Stack>
      </Note>
    </Pad>
  );
}

interface ShortProps {
  readonly shortfall: NonNullable<Outlook['shortfall']>;
  readonly start: Outlook['start'];
  readonly source: 'book' | 'typed';
  readonly link: ReactNode;
}

function Short({ shortfall, start, source, link }: ShortProps) {
  const locale = useLanguage();
  const { text: amount } = useAmountText();
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
            You’ll be {missing} short on {day}
          </Trans>
        }
      >
        <Stack gap={1}>
          {source === 'book' ? (
            <Trans>
              Your balance is {has}. Before that day you’ll receive {comesIn} and pay {goesOut}.
            </Trans>
          ) : (
            <Trans>
              You have {has}. By that day you’ll pay {goesOut}.
            </Trans>
          )}
          {link}
        </Stack>
      </Note>
    </Pad>
  );
}

/** Replaces the forecast: a book without opening balances cannot predict a balance. */
export function OpeningNote() {
  const accounts = `${pathTo('bookkeeping')}/accounts`;
  return (
    <Pad>
      <Note title={<Trans>Add your account balances first</Trans>}>
        <Stack gap={1}>
          <Trans>Then we can tell you whether you’ll have enough for each payment.</Trans>
          <LinkAction small to={accounts}>
            <Trans>Add balances</Trans>
          </LinkAction>
        </Stack>
      </Note>
    </Pad>
  );
}
