import { useTyped } from '@clearloan/api-client';
import { useClock, useLanguage, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import {
  formatMonth,
  minorOfTyped,
  plainAmount,
  readTypedAmount,
  shownReading,
  type Minor,
} from '@clearloan/formatting';
import {
  AmountField,
  BookArt,
  Button,
  EmptyState,
  List,
  ListHeading,
  ListItem,
  Money,
  Pad,
  Page,
  Sheet,
  SkeletonList,
  Stack,
  StorageFullNote,
  Text,
  UnsavedDraftNote,
} from '@clearloan/ui';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BudgetLines, BudgetWarnings } from '../parts/budget-lines';
import { useCategoryIcon, useCategoryName } from '../parts/category-choice';
import { MonthSteps } from '../parts/month-steps';
import { ChangedElsewhere, LoadingOrError } from '../parts/storage-notes';
import { useBudgets } from '../queries';
import { budgetsOfMonth, limitsIn } from '../rules/budgets';
import { categoryIds } from '../rules/categories';
import { monthOf } from '../rules/months';
import { sumUp, type BookSums } from '../rules/sums';
import { useWriteBook } from '../use-write-book';
import { BookOutbox } from './book-outbox';
import { maxAmount } from '../rules/limits';

/** The monthly spending limits by category. Changes apply from the current month on, so other months are read-only. */
export function BudgetsPage() {
  const { t } = useLingui();
  const today = useClock().today();
  const [address, setAddress] = useSearchParams();
  const month = monthOf(address.get('_month'), today);
  const present = today.slice(0, 7);
  const { data, isError } = useBudgets(month);
  const nameOf = useCategoryName();
  const [chosen, setChosen] = useState<string>();
  const write = useWriteBook();
  const limits = limitsIn(data?.budgets ?? [], present);
  const save = async (category_id: string, monthly_limit: number | undefined) => {
    const isSaved = await write.saveBudget({ category_id, from_month: present, monthly_limit });
    if (isSaved) setChosen(undefined);
    return isSaved;
  };
  return (
    <Page title={t`Budgets`} back={withOwnKeys(pathTo('bookkeeping'), { _month: month })}>
      <MonthSteps month={month} onChange={(wanted) => setAddress({ _month: wanted })} />
      <BookOutbox />
      {data === undefined ? (
        <LoadingOrError isError={isError}>
          <SkeletonList />
        </LoadingOrError>
      ) : (
        <BudgetsOfMonth
          sums={sumUp([], data.records)}
          {...{ month, present }}
          budgets={data.budgets}
          onChange={setChosen}
        />
      )}
      <Sheet
        open={chosen !== undefined}
        title={chosen === undefined ? t`Budgets` : nameOf(chosen)}
        onClose={() => setChosen(undefined)}
      >
        {write.isFull && <StorageFullNote />}
        {chosen !== undefined && (
          <BudgetForm
            categoryId={chosen}
            limit={limits.get(chosen)}
            month={present}
            onSave={(limit) => save(chosen, limit)}
          />
        )}
      </Sheet>
    </Page>
  );
}

interface BudgetsOfMonthProps {
  readonly month: string;
  readonly present: string;
  readonly budgets: Parameters<typeof budgetsOfMonth>[0];
  readonly sums: BookSums;
  readonly onChange: (categoryId: string) => void;
}

function BudgetsOfMonth({ month, present, budgets, sums, onChange }: BudgetsOfMonthProps) {
  const shown = budgetsOfMonth(budgets, sums, month);
  const isPresent = month === present;
  return (
    <>
      {isPresent && <BudgetWarnings budgets={shown} />}
      {shown.length === 0 ? (
        <EmptyState art={<BookArt />} title={<Trans>No budgets this month</Trans>}>
          <Trans>Set a monthly limit for a category. We’ll warn you here at 80% and at 100% of it.</Trans>
        </EmptyState>
      ) : (
        <BudgetLines budgets={shown} onChange={isPresent ? onChange : undefined} />
      )}
      {isPresent ? (
        <WithoutBudget known={shown.map(({ categoryId }) => categoryId)} {...{ sums, onChange }} />
      ) : (
        <OnlyPresent present={present} />
      )}
    </>
  );
}

/** The built-in categories and those of the month's records without a limit. */
function WithoutBudget({
  known,
  sums,
  onChange,
}: Pick<BudgetsOfMonthProps, 'sums' | 'onChange'> & { readonly known: readonly string[] }) {
  const { t } = useLingui();
  const nameOf = useCategoryName();
  const iconOf = useCategoryIcon();
  const spentOn = new Map(sums.byCategory.map(({ categoryId, amount }) => [categoryId, amount]));
  const free = [...new Set([...categoryIds.expense, ...spentOn.keys()])].filter((id) => !known.includes(id));
  if (free.length === 0) return null;
  return (
    <>
      <ListHeading>
        <Trans>Set a budget</Trans>
      </ListHeading>
      <List>
        {free.map((categoryId) => (
          <ListItem
            key={categoryId}
            onClick={() => onChange(categoryId)}
            icon={createElement(iconOf(categoryId))}
            title={<span className="cl-bookkeeping-name">{nameOf(categoryId)}</span>}
            note={t`Spent this month`}
            value={<Money amount={spentOn.get(categoryId) ?? 0} />}
          />
        ))}
      </List>
    </>
  );
}

function OnlyPresent({ present }: { readonly present: string }) {
  const locale = useLanguage();
  const name = formatMonth(`${present}-01`, locale);
  return (
    <Pad>
      <Text size="sm" tone="dim">
        <Trans>You can set and change budgets in {name}.</Trans>
      </Text>
    </Pad>
  );
}

interface BudgetFormProps {
  readonly categoryId: string;
  /** The current limit in minor units. */
  readonly limit: Minor | undefined;
  /** The month from which the change applies, `YYYY-MM`. */
  readonly month: string;
  /** Without a limit the category has no budget from that month on. Resolves to whether it was stored. */
  readonly onSave: (limit: Minor | undefined) => Promise<boolean>;
}

/** The monthly limit of one category. */
function BudgetForm({ categoryId, limit, month, onSave }: BudgetFormProps) {
  const { t } = useLingui();
  const market = useMarket();
  const locale = useLanguage();
  const draft = useTyped(`book.budget ${categoryId}`, useSharedDevice());
  const [opened] = useState(limit);
  const { typed = limit === undefined ? '' : plainAmount(limit, market) } = draft.texts;
  const read = readTypedAmount(typed, market, { most: maxAmount });
  const wanted = minorOfTyped(read);
  const isLimit = wanted !== undefined && wanted >= 1;
  const isWrong = read.kind !== 'empty' && !isLimit;
  const monthName = formatMonth(`${month}-01`, locale);
  const save = async (limit: Minor | undefined) => {
    if (await onSave(limit)) draft.forget();
  };
  return (
    <Stack gap={5} pad>
      <UnsavedDraftNote draft={draft} />
      {isLimit && limit !== opened && limit !== wanted && (
        <ChangedElsewhere>{limit === undefined ? null : <Money amount={limit} />}</ChangedElsewhere>
      )}
      <AmountField
        label={t`Monthly limit`}
        value={typed}
        onChange={(text) => draft.type({ typed: text })}
        {...shownReading(read)}
        error={isWrong ? t`Check this amount` : undefined}
      />
      <Text size="sm" tone="dim">
        <Trans>From {monthName} until you change it. Earlier months keep their budget.</Trans>
      </Text>
      <Stack gap={3}>
        <Button onClick={() => void save(wanted)} disabled={!isLimit} reason={t`Enter an amount first`}>
          <Trans>Save budget</Trans>
        </Button>
        {limit !== undefined && (
          <Button kind="line" onClick={() => void save(undefined)}>
            <Trans>Remove budget</Trans>
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
