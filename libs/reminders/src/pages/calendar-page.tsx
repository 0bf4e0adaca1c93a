import { formatDay, formatMonth } from '@clearloan/formatting';
import { pathTo } from '@clearloan/routes';
import { useClock, useLanguage } from '@clearloan/app-runtime';
import {
  IconButton,
  ListHeading,
  ListBulletsIcon,
  Pad,
  Page,
  PrimaryAction,
  PlusIcon,
  SkeletonList,
  Text,
  CaretLeftIcon,
  CaretRightIcon,
  Inline,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { DueList } from '../parts/due-item';
import { MonthLegend, MonthTable } from '../parts/month-table';
import { LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { useDues } from '../queries';
import { daysOfDues, type Due } from '../rules/due-list';
import { dayIn, daysOfMonth, monthOf, monthAfter } from '../rules/month-grid';
import { ReminderOutbox } from './reminder-outbox';

/** The payments of a month in a calendar; month and day are in the URL. */
export function CalendarPage() {
  const { t } = useLingui();
  const today = useClock().today();
  const { dues, isError } = useDues(today);
  const [address, setAddress] = useSearchParams();
  const month = monthOf(address.get('_month'), today);
  return (
    <Page
      title={t`Reminders`}
      back={pathTo('reminders')}
      actions={<IconButton icon={ListBulletsIcon} label={t`Show as a list`} to={pathTo('reminders')} />}
      bottomBar={
        <PrimaryAction to={innerRoutes.add} icon={<PlusIcon />}>
          <Trans>Add a reminder</Trans>
        </PrimaryAction>
      }
    >
      <ReminderOutbox />
      <MonthSteps month={month} onChange={(next) => setAddress({ _month: next }, { replace: true })} />
      {dues === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList rows={5} />
        </LoadingOrError>
      ) : (
        <Month
          dues={dues}
          month={month}
          today={today}
          chosen={dayIn(month, address.get('_day'))}
          onChoose={(day) => setAddress({ _month: month, _day: day }, { replace: true })}
        />
      )}
    </Page>
  );
}

interface MonthProps {
  readonly dues: readonly Due[];
  readonly month: string;
  readonly today: string;
  readonly chosen: string | undefined;
  readonly onChoose: (day: string) => void;
}

function Month({ dues, month, today, chosen, onChoose }: MonthProps) {
  const locale = useLanguage();
  const days = daysOfMonth(month);
  const marked = daysOfDues(dues, days[0] ?? today, days.at(-1) ?? today, today);
  // Defaults to the next day with a payment.
  const day = chosen ?? marked.find((each) => each.day >= today)?.day;
  const ofDay = marked.filter((each) => each.day === day);
  return (
    <>
      <MonthTable month={month} today={today} marked={marked} onChoose={onChoose} chosen={day} />
      <MonthLegend />
      {day !== undefined && <ListHeading>{formatDay(day, locale)}</ListHeading>}
      {day !== undefined && ofDay.length === 0 && (
        <Pad>
          <Text tone="dim">
            <Trans>Nothing due on this day.</Trans>
          </Text>
        </Pad>
      )}
      {ofDay.length > 0 && <DueList dues={ofDay.map(shownOn)} today={today} byNumber />}
    </>
  );
}

/** The state of a payment on one of its dates. */
const shownOn = ({ due, day, mark }: ReturnType<typeof daysOfDues>[number]): Due => {
  if (mark === 'paid') return { ...due, status: 'done' };
  return day === due.repayTime ? due : { ...due, status: 'upcoming', repayTime: day };
};

interface MonthStepsProps {
  /** `YYYY-MM` */
  readonly month: string;
  readonly onChange: (month: string) => void;
}

/** The visible month, and links to the adjacent ones. */
function MonthSteps({ month, onChange }: MonthStepsProps) {
  const locale = useLanguage();
  const nameOf = (each: string) => formatMonth(`${each}-01`, locale);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Pad>
      <Inline between whole>
        <IconButton icon={CaretLeftIcon} label={nameOf(before)} onClick={() => onChange(before)} />
        <Text as="b" size="lg">
          <span aria-live="polite">{nameOf(month)}</span>
        </Text>
        <IconButton icon={CaretRightIcon} label={nameOf(after)} onClick={() => onChange(after)} />
      </Inline>
    </Pad>
  );
}
