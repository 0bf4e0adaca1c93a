import { formatDay } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useClock, useIsOffered, useLanguage } from '@clearloan/app-runtime';
import {
  BookArt,
  EmptyState,
  Money,
  Page,
  PrimaryAction,
  Row,
  SkeletonSlip,
  Slip,
  Stack,
  Sum,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { OpeningNote } from '../parts/opening-note';
import { ShortfallNote } from '../parts/shortfall-note';
import { Unread } from '../parts/storage-notes';
import { useDues, useLocalMoney } from '../queries';
import { outlookOf, type Outlook, type OutlookDay } from '../rules/outlook';
import { ReminderOutbox } from './reminder-outbox';

/** "Will I be able to pay?", day by day: the balance, the income, the payments. */
export function OutlookPage() {
  const { t } = useLingui();
  const today = useClock().today();
  const { dues, isError } = useDues(today);
  const { data: money, isError: isBookShut } = useLocalMoney();
  const isOffered = useIsOffered();
  const book = pathTo('bookkeeping');
  return (
    <Page
      title={t`Will I have enough?`}
      back={pathTo('reminders')}
      bottomBar={
        isOffered(book) && (
          <PrimaryAction kind="line" to={book}>
            <Trans>Go to bookkeeping</Trans>
          </PrimaryAction>
        )
      }
    >
      <Stack gap={4}>
        <ReminderOutbox />
        {dues === undefined || money === undefined ? (
          <Unread isError={isError || isBookShut}>
            <SkeletonSlip />
          </Unread>
        ) : money === null ? (
          <NoBook />
        ) : !money.isOpened ? (
          <OpeningNote />
        ) : (
          <Days outlook={outlookOf(dues, money, today)} />
        )}
      </Stack>
    </Page>
  );
}

const NoBook = () => (
  <EmptyState art={<BookArt />} title={<Trans>No records yet</Trans>}>
    <Trans>Record what you have and what you earn each month. We’ll show whether it’s enough.</Trans>
  </EmptyState>
);

function Days({ outlook }: { outlook: Outlook }) {
  const locale = useLanguage();
  const asOf = formatDay(outlook.asOf, locale);
  return (
    <Stack gap={4}>
      <ShortfallNote outlook={outlook} />
      <Slip title={<Trans>Day by day</Trans>}>
        <Row label={<Trans>Your balance on {asOf}</Trans>}>
          <Money amount={outlook.start} />
        </Row>
        <Stack gap={3}>
          {outlook.days.map((each) => (
            <Day key={each.day} each={each} />
          ))}
          <Text size="sm" tone="dim">
            <Trans>
              We count your regular income and expenses, plus every payment in these reminders. Late payments
              count as due today.
            </Trans>
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
    </section>
  );
}
