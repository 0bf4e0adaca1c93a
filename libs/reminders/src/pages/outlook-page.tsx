import { formatDay, minorOfTyped, readTypedAmount, shownReading } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useClock, useDebouncedAddress, useHasScreen, useLanguage, useMarket } from '@clearloan/app-runtime';
import {
  AmountField,
  Money,
  Page,
  PrimaryAction,
  Row,
  Rows,
  SkeletonSlip,
  Slip,
  Stack,
  Sum,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OpeningNote, ShortfallNote } from '../parts/shortfall-note';
import { LoadingOrError } from '../parts/storage-notes';
import { useDues, useLocalMoney } from '../queries';
import type { Due } from '../rules/due-list';
import { maxAmount } from '../rules/reminder-form';
import { computeOutlook, type Outlook, type OutlookDay } from '../rules/outlook';
import { ReminderOutbox } from './reminder-outbox';

/** "Will I be able to pay?", day by day: the balance, the income, the payments. */
export function OutlookPage() {
  const { t } = useLingui();
  const today = useClock().today();
  const { dues, isError } = useDues(today);
  const { data: money, isError: isBookShut } = useLocalMoney();
  const hasScreen = useHasScreen();
  const book = pathTo('bookkeeping');
  return (
    <Page
      title={t`Will I have enough?`}
      back={pathTo('reminders')}
      bottomBar={
        hasScreen(book) && (
          <PrimaryAction kind="line" to={book}>
            <Trans>Go to bookkeeping</Trans>
          </PrimaryAction>
        )
      }
    >
      <Stack>
        <ReminderOutbox />
        {dues === undefined || money === undefined ? (
          <LoadingOrError isError={isError || isBookShut}>
            <SkeletonSlip />
          </LoadingOrError>
        ) : money?.isOpened ? (
          <Days outlook={computeOutlook(dues, money, today)} source="book" />
        ) : (
          <>
            <FromTypedBalance dues={dues} today={today} />
            {money && <OpeningNote />}
          </>
        )}
      </Stack>
    </Page>
  );
}

/** Without a book, the answer follows from the payments and an amount that is typed here. It is stored in the URL alone. */
function FromTypedBalance({ dues, today }: { dues: readonly Due[]; today: string }) {
  const { t } = useLingui();
  const market = useMarket();
  const [address] = useSearchParams();
  const known = address.get('_have') ?? '';
  const [typed, setTyped] = useState(known);
  const query = typed === '' ? '' : new URLSearchParams({ _have: typed }).toString();
  useDebouncedAddress(typed === known ? undefined : query);
  const read = readTypedAmount(typed, market, { most: maxAmount });
  const balance = minorOfTyped(read);
  return (
    <Stack>
      <Stack pad>
        <AmountField
          label={t`How much money do you have now?`}
          value={typed}
          {...shownReading(read)}
          onChange={setTyped}
        />
      </Stack>
      {balance !== undefined && (
        <Days
          outlook={computeOutlook(dues, { balance, expected: [], day: today, isOpened: true }, today)}
          source="typed"
        />
      )}
    </Stack>
  );
}

interface DaysProps {
  readonly outlook: Outlook;
  /** Where the balance comes from; a book also has regular income and expenses. */
  readonly source: 'book' | 'typed';
}

function Days({ outlook, source }: DaysProps) {
  const locale = useLanguage();
  const asOf = formatDay(outlook.asOf, locale);
  return (
    <Stack>
      <ShortfallNote outlook={outlook} source={source} />
      <Slip title={<Trans>Day by day</Trans>}>
        <Rows>
          <Row label={<Trans>Your balance on {asOf}</Trans>}>
            <Money amount={outlook.start} />
          </Row>
        </Rows>
        <Stack gap={3}>
          {outlook.days.map((each) => (
            <Day key={each.day} each={each} />
          ))}
          <Text size="sm" tone="dim">
            {source === 'book' ? (
              <Trans>
                We count your regular income and expenses, plus every payment in these reminders. Late
                payments count as due today.
              </Trans>
            ) : (
              <Trans>
                We count every payment in these reminders, and no income. Late payments count as due today.
              </Trans>
            )}
          </Text>
        </Stack>
      </Slip>
    </Stack>
  );
}

function Day({ each: { day, in: comesIn, out, dues, balance } }: { each: OutlookDay }) {
  const locale = useLanguage();
  return (
    <section>
      <Text as="h3" size="sm" bold>
        {formatDay(day, locale)}
      </Text>
      <Rows>
        {comesIn > 0 && (
          <Row label={<Trans>Regular income</Trans>}>
            <Money amount={comesIn} signed />
          </Row>
        )}
        {out > 0 && (
          <Row label={<Trans>Regular expenses</Trans>}>
            <Money amount={-out} signed />
          </Row>
        )}
        {dues.map(({ due, amount }) => (
          <Row key={due.id} label={<bdi dir="auto">{due.productName}</bdi>}>
            <Money amount={-amount} signed />
          </Row>
        ))}
        <Sum label={<Trans>Balance</Trans>}>
          <Money amount={balance} />
        </Sum>
      </Rows>
    </section>
  );
}
