import { minorOfTyped, readTypedAmount, shownReading, type TypedAmount } from '@clearloan/formatting';
import { useTyped } from '@clearloan/api-client';
import { useClock, useMarket, useSharedDevice } from '@clearloan/app-runtime';
import {
  AmountField,
  Button,
  ChoiceGroup,
  DayField,
  Stack,
  LimitedField,
  UnsavedDraftNote,
} from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '../contract';
import { AccountChoice } from '../parts/account-choice';
import { CategoryChoice } from '../parts/category-choice';
import { maxAmount } from '../rules/limits';
import type { Regular } from '../rules/regular';

export interface RegularFormProps {
  readonly accounts: readonly Account[];
  /** Resolves to whether it was stored. */
  readonly onSave: (made: Regular) => Promise<boolean>;
}

type Type = 'expense' | 'income';

/** A recurring record: amount, category, interval, start date. */
export function RegularForm({ accounts, onSave }: RegularFormProps) {
  const { t } = useLingui();
  const market = useMarket();
  const today = useClock().today();
  const draft = useTyped('book.regular', useSharedDevice());
  const { typed = '', category, note = '', account, from = today } = draft.texts;
  const type = draft.texts.type === 'income' ? 'income' : 'expense';
  const rhythm = draft.texts.rhythm === 'weekly' ? 'weekly' : 'monthly';
  const read = readTypedAmount(typed, market, { most: maxAmount });
  const amount = minorOfTyped(read);
  const usual = accounts.find(({ kind }) => kind === (type === 'income' ? 'bank' : 'cash'));
  const accountId = account ?? usual?.account_id ?? 'cash';
  const made = regularOf({ type, amount, category, note, accountId, rhythm, from });
  const missing = amount ? t`Choose the first date` : t`Enter an amount first`;
  const save = async () => {
    if (made !== undefined && (await onSave(made))) draft.forget();
  };
  return (
    <Stack gap={5} pad>
      <UnsavedDraftNote draft={draft} />
      <TypeChoice value={type} onChange={(chosen) => draft.type({ type: chosen, category: undefined })} />
      <HowMuch typed={typed} read={read} onChange={(text) => draft.type({ typed: text })} />
      <CategoryChoice type={type} value={category} onChange={(chosen) => draft.type({ category: chosen })} />
      <LimitedField
        label={t`Note`}
        value={note}
        maxLength={120}
        onChange={(text) => draft.type({ note: text })}
      />
      <AccountChoice
        labelled
        label={t`Account`}
        accounts={accounts}
        value={accountId}
        onChange={(chosen) => draft.type({ account: chosen })}
      />
      <RhythmChoice value={rhythm} onChange={(chosen) => draft.type({ rhythm: chosen })} />
      <DayField
        label={t`First date`}
        value={from}
        years={[0, 1].map((ahead) => Number(today.slice(0, 4)) + ahead)}
        onChange={(_, chosen) => draft.type({ from: chosen })}
      />
      <Button onClick={() => void save()} disabled={made === undefined} reason={missing}>
        <Trans>Save</Trans>
      </Button>
    </Stack>
  );
}

interface RegularInput extends Pick<Regular, 'rhythm'> {
  readonly type: Type;
  readonly amount: number | undefined;
  readonly category: string | undefined;
  readonly note: string;
  readonly accountId: string;
  /** Also an incomplete date. */
  readonly from: string;
}

function regularOf({
  type,
  amount,
  category,
  note,
  accountId,
  rhythm,
  from,
}: RegularInput): Regular | undefined {
  if (!amount || !/^\d{4}-\d\d-\d\d$/.test(from)) return undefined;
  const text = note.trim() === '' ? undefined : note.trim();
  const record = {
    book_type: type,
    amount,
    category_id: category || undefined,
    note: text,
    account_id: accountId,
  };
  return { id: crypto.randomUUID(), rhythm, from, made: 0, record: { ...record, to_account_id: undefined } };
}

interface HowMuchProps {
  readonly typed: string;
  readonly read: TypedAmount;
  readonly onChange: (typed: string) => void;
}

function HowMuch({ typed, read, onChange }: HowMuchProps) {
  const { t } = useLingui();
  return <AmountField label={t`Amount`} value={typed} onChange={onChange} {...shownReading(read)} />;
}

function TypeChoice(field: { value: Type; onChange: (type: Type) => void }) {
  const { t } = useLingui();
  const choices = [
    { value: 'expense' as const, title: t`Expenses` },
    { value: 'income' as const, title: t`Income` },
  ];
  return <ChoiceGroup label={t`Type`} look="halves" choices={choices} {...field} />;
}

function RhythmChoice(field: { value: Regular['rhythm']; onChange: (rhythm: Regular['rhythm']) => void }) {
  const { t } = useLingui();
  const choices = [
    { value: 'weekly' as const, title: t`Each week` },
    { value: 'monthly' as const, title: t`Each month` },
  ];
  return <ChoiceGroup label={t`How often?`} look="halves" choices={choices} {...field} />;
}
