import { useMarket } from '@clearloan/app-runtime';
import type { Draft } from '@clearloan/api-client/offline';
import {
  ArrowDownLeftIcon,
  ArrowsDownUpIcon,
  ArrowUpRightIcon,
  IconButton,
  Pad,
  Page,
  PageTabs,
  PrimaryAction,
  TrashIcon,
  Money,
  Text,
  StorageFullNote,
  UnsavedDraftNote,
} from '@clearloan/ui';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import type { Account, BookRecord } from '../contract';
import { AccountChoice } from '../parts/account-choice';
import { AmountPad } from '../parts/amount-pad';
import { CategoryChoice, useCategoryName } from '../parts/category-choice';
import { ChangedElsewhere } from '../parts/storage-notes';
import { ruleDraft, ruleOfChange } from '../rules/category-drafts';
import { useSaveForm } from '../use-save-form';
import { useWriteBook, type RecordToSave } from '../use-write-book';
import { RecordFacts } from './record-facts';
import { useAccountsOrDefaults } from '../queries';
import { useRecordForm, type RecordFormState, type StoredRecord, type RecordFields } from './use-record-form';
import { amountOf, formatExpression, isWorthShowing } from '../rules/amount-keys';

export interface RecordFormProps {
  readonly title: string;
  readonly recordId: string;
  readonly stored: StoredRecord | undefined;
  readonly accounts: readonly Account[];
}

/** Amount, kind, account: three taps and Save; everything else is optional. */
export function RecordForm({ title, recordId, stored, accounts: known }: RecordFormProps) {
  const { t } = useLingui();
  const { accounts, initialAccounts } = useAccountsOrDefaults(known);
  const form = useRecordForm(recordId, stored, accounts);
  const { draft, fields, set, today, amount, record, replaced } = form;
  const typeTabs = useTypeTabs();
  const month = fields.day.slice(0, 7);
  const { isFull, save, remove } = useSaveOrDelete(form, recordId, initialAccounts);
  return (
    <Page
      title={title}
      close={withOwnKeys(pathTo('bookkeeping'), { _month: month })}
      actions={
        stored && <IconButton icon={TrashIcon} label={t`Delete this record`} onClick={() => void remove()} />
      }
      bottomBar={
        <PrimaryAction
          onClick={() => void save()}
          disabled={record === undefined}
          reason={amount ? t`Choose an account to transfer to` : t`Enter an amount first`}
        >
          <Trans>Save</Trans>
        </PrimaryAction>
      }
    >
      <PageTabs
        label={t`Type`}
        fill
        tabs={typeTabs}
        value={fields.type}
        onChange={(type) => set({ type, category: undefined })}
      >
        <Pad>
          <UnsavedDraftNote draft={draft} />
          {replaced && <ReplacedRecordNote record={replaced} />}
        </Pad>
        <AmountDisplay typed={fields.typed} />
        {isFull && <StorageFullNote />}
        <CategoryOrTarget fields={fields} set={set} accounts={accounts} />
        <RecordFacts {...{ fields, set, accounts, today }} imgUrl={stored?.record.img_url} />
      </PageTabs>
      <AmountPad typed={fields.typed} onChange={(typed) => set({ typed })} />
    </Page>
  );
}

/** Saving or deleting the record, which leaves the form. */
function useSaveOrDelete(form: RecordFormState, recordId: string, initialAccounts: readonly Account[]) {
  const navigate = useNavigate();
  const { isFull, saveRecord } = useSaveForm();
  const { removeRecord } = useWriteBook();
  const { draft, fields, storedAtOpening, record } = form;
  const month = fields.day.slice(0, 7);
  const save = async () => {
    if (record === undefined) return;
    const categoryRules = categoryRulesFrom(storedAtOpening, record);
    if (
      !(await saveRecord(
        { record, picture: fields.picture },
        storedAtOpening,
        initialAccounts,
        categoryRules,
      ))
    )
      return;
    draft.forget();
    void navigate(withOwnKeys(pathTo('bookkeeping'), { _month: month }), { replace: true });
  };
  const remove = async () => {
    if (await removeRecord(recordId))
      void navigate(withOwnKeys(pathTo('bookkeeping'), { _month: month, _undo: recordId }), {
        replace: true,
      });
  };
  return { isFull, save, remove };
}

/** What a changed category teaches for the next table. */
function categoryRulesFrom(stored: StoredRecord | undefined, record: RecordToSave): Draft[] {
  const rule = stored && ruleOfChange(stored.record, record);
  return rule === undefined ? [] : [ruleDraft(rule)];
}

function useTypeTabs() {
  const { t } = useLingui();
  return [
    { value: 'expense' as const, label: t`Expenses`, icon: <ArrowUpRightIcon size="small" /> },
    { value: 'income' as const, label: t`Income`, icon: <ArrowDownLeftIcon size="small" /> },
    {
      value: 'transfer' as const,
      label: t({ context: 'between accounts', message: 'Transfer' }),
      icon: <ArrowsDownUpIcon size="small" />,
    },
  ];
}

interface CategoryOrTargetProps {
  readonly fields: RecordFields;
  readonly set: (changes: Partial<RecordFields>) => void;
  readonly accounts: readonly Account[];
}

/** A category, or the target account of a transfer. */
function CategoryOrTarget({
  fields: { type, category, accountId, toAccountId },
  set,
  accounts,
}: CategoryOrTargetProps) {
  const { t } = useLingui();
  if (type !== 'transfer')
    return <CategoryChoice type={type} value={category} onChange={(chosen) => set({ category: chosen })} />;
  return (
    <AccountChoice
      label={t`Transfer to`}
      labelled
      accounts={accounts}
      without={accountId}
      value={toAccountId}
      onChange={(chosen) => set({ toAccountId: chosen })}
    />
  );
}

/** The amount in large type, and above it what was typed if it is a calculation or has groups. */
function AmountDisplay({ typed }: { typed: string }) {
  const market = useMarket();
  return (
    <div className="cl-bookkeeping-figure">
      <Text as="span" tone="dim">
        <Trans>Amount</Trans>
      </Text>
      <div className="cl-bookkeeping-typed" role="status">
        {isWorthShowing(typed) && <Text tone="dim">{formatExpression(typed, market)}</Text>}
        <Money amount={amountOf(typed, market) ?? 0} size="figure" highlighted />
      </div>
    </div>
  );
}

/** What another tab or device saved, if saving here replaces it. */
function ReplacedRecordNote({ record }: { record: BookRecord }) {
  const nameOf = useCategoryName();
  const texts = [record.category_id && nameOf(record.category_id), record.note, record.address];
  return (
    <ChangedElsewhere>
      <Money amount={record.amount} /> {texts.filter(Boolean).join(' · ')}
    </ChangedElsewhere>
  );
}
