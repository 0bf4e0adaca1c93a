import { pathTo } from '@clearloan/routes';
import { lazyPart, useClock, useMarket } from '@clearloan/app-runtime';
import {
  BookArt,
  LensArt,
  DotsThreeCircleIcon,
  EmptyState,
  IconButton,
  LinkAction,
  MagnifyingGlassIcon,
  Pad,
  Page,
  PartFailure,
  PrimaryAction,
  PlusIcon,
  SkeletonList,
  SkeletonSlip,
  Split,
  WalletIcon,
  ArrowsDownUpIcon,
  ClockClockwiseIcon,
  List,
  ListHeading,
  ListItem,
  Note,
  Money,
  Row,
  Rows,
  Slip,
  Sum,
  Text,
} from '@clearloan/ui';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { BudgetWarnings, MonthBudgets } from '../parts/budget-lines';
import { CategoryShares, WeekBars } from '../parts/month-figures';
import { useCategoryName } from '../parts/category-choice';
import { MonthSteps } from '../parts/month-steps';
import { RecordDays } from '../parts/record-days';
import { LoadingOrError } from '../parts/storage-notes';
import { innerRoutes } from '../inner-routes';
import { useMonth, useAccountsOrDefaults } from '../queries';
import { budgetsOfMonth } from '../rules/budgets';
import { byDay, filter, filtersOf, isFiltering, isLooking } from '../rules/filters';
import { monthOf, weekOf } from '../rules/months';
import { sumUp, type BookSums } from '../rules/sums';
import { BookFilters } from './book-filters';
import { BookOutbox } from './book-outbox';
import { SuggestedRecords } from './suggested-records';
import { useMakeRegular, useWriteLocalMoney } from './use-upkeep';
import { useWriteBook } from '../use-write-book';

const LaterMonthCharts = lazyPart(async () => (await import('./month-charts')).MonthCharts, PartFailure);

/** A month of the book: three totals, the weekly chart, categories, and all records by day. */
export function BookPage() {
  const { t } = useLingui();
  const today = useClock().today();
  const [address, setAddress] = useSearchParams();
  const month = monthOf(address.get('_month'), today);
  useMakeRegular(today);
  useWriteLocalMoney(today);
  return (
    <Page
      wide="split"
      title={t`Bookkeeping`}
      back={pathTo('main')}
      actions={<IconButton icon={WalletIcon} label={t`My accounts`} to={innerRoutes.accounts} />}
      bottomBar={
        <PrimaryAction to={innerRoutes.add} icon={<PlusIcon />}>
          <Trans>Add a record</Trans>
        </PrimaryAction>
      }
    >
      <MonthSteps month={month} onChange={(wanted) => setAddress({ _month: wanted })} />
      <UndoDelete />
      <BookOutbox />
      <Month month={month} today={today} />
    </Page>
  );
}

function Month({ month, today }: { month: string; today: string }) {
  const [address] = useSearchParams();
  const filters = filtersOf(address);
  const [nameOf, market] = [useCategoryName(), useMarket()];
  const isSearching = filters.search.trim() !== '';
  const { data, isError } = useMonth(month, today, isSearching);
  const { accounts } = useAccountsOrDefaults(data?.accounts);
  if (data === undefined)
    return (
      <LoadingOrError isError={isError}>
        <SkeletonSlip />
        <SkeletonList />
      </LoadingOrError>
    );
  const sums = sumUp([], data.records);
  const shown = filter(isSearching ? data.found : data.records, filters, nameOf, market);
  const budgets = budgetsOfMonth(data.budgets, sums, month);
  const isPresent = today.startsWith(month);
  return (
    <Split
      start={
        isLooking(address) ? (
          <BookFilters />
        ) : (
          <>
            <MonthSlip sums={sums} />
            {isPresent && <BudgetWarnings budgets={budgets} />}
            <SuggestedRecords month={month} />
            {isPresent && <WeekBars days={weekOf(today)} today={today} sums={sumUp([], data.week).byDay} />}
            <MonthBudgets {...{ budgets, month }} />
            <CategoryShares sums={sums} month={month} />
            <LookFor />
          </>
        )
      }
      aside={
        <>
          {shown.length === 0 && <Nothing isFiltering={isFiltering(filters)} />}
          <RecordDays days={byDay(shown)} accounts={accounts} today={today} />
        </>
      }
      end={
        <>
          {!isLooking(address) && <LaterMonthCharts {...{ month, today, sums }} fallback={null} />}
          <BookTools />
        </>
      }
    />
  );
}

function LookFor() {
  const [address, setAddress] = useSearchParams();
  const check = () => {
    const next = new URLSearchParams(address);
    next.set('_search', '');
    setAddress(next);
  };
  return (
    <Pad>
      <LinkAction icon={<MagnifyingGlassIcon size="small" />} onClick={check}>
        <Trans>Search all records</Trans>
      </LinkAction>
    </Pad>
  );
}

const Nothing = ({ isFiltering: isAsked }: { isFiltering: boolean }) =>
  isAsked ? (
    <EmptyState art={<LensArt />} title={<Trans>No results</Trans>}>
      <Trans>Try different words, or remove a filter.</Trans>
    </EmptyState>
  ) : (
    <EmptyState art={<BookArt />} title={<Trans>No records yet</Trans>}>
      <Trans>Record your income and expenses. They stay on this phone and work offline.</Trans>
    </EmptyState>
  );

/** Links to the other tools of the book. */
function BookTools() {
  return (
    <>
      <ListHeading>
        <Trans>More</Trans>
      </ListHeading>
      <List>
        <ListItem
          to={innerRoutes.regular}
          icon={<ClockClockwiseIcon />}
          title={<Trans>Repeating records</Trans>}
        />
        <ListItem to={innerRoutes.budgets} icon={<WalletIcon />} title={<Trans>Budgets</Trans>} />
        <ListItem
          to={innerRoutes.categories}
          icon={<DotsThreeCircleIcon />}
          title={<Trans>Categories</Trans>}
        />
        <ListItem
          to={innerRoutes.table}
          icon={<ArrowsDownUpIcon />}
          title={<Trans>Import or export</Trans>}
        />
      </List>
    </>
  );
}

/** Undo after a record was deleted, until the borrower leaves. */
function UndoDelete() {
  const [address, setAddress] = useSearchParams();
  const { restoreRecord } = useWriteBook();
  const recordId = address.get('_undo');
  if (recordId === null) return null;
  const undo = async () => {
    if (!(await restoreRecord(recordId))) return;
    const next = new URLSearchParams(address);
    next.delete('_undo');
    setAddress(next, { replace: true });
  };
  return (
    <Pad>
      <Note role="status" title={<Trans>Record deleted</Trans>}>
        <LinkAction small onClick={() => void undo()}>
          <Trans>Undo</Trans>
        </LinkAction>
      </Note>
    </Pad>
  );
}

/** A month in three lines: income, expenses, balance. */
function MonthSlip({ sums }: { sums: BookSums }) {
  return (
    <Slip>
      <Rows>
        <Row label={<Trans>Income</Trans>}>
          <Money amount={sums.income} />
        </Row>
        <Row label={<Trans>Expenses</Trans>}>
          {sums.paid === 0 ? <Money amount={0} /> : <Money amount={-sums.paid} signed />}
        </Row>
        <Sum label={<Trans>Balance this month</Trans>}>
          <Money amount={sums.balance} signed={sums.balance < 0} highlighted />
        </Sum>
      </Rows>
      <Text size="sm" tone="dim">
        <Plural
          value={sums.byDay.size}
          _0="No records this month."
          one="Records on # day this month."
          other="Records on # days this month."
        />
      </Text>
    </Slip>
  );
}
