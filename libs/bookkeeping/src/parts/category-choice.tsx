import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode, useId } from 'react';
import {
  ArrowsDownUpIcon,
  BowlFoodIcon,
  BriefcaseIcon,
  BusIcon,
  Details,
  DotsThreeCircleIcon,
  FirstAidKitIcon,
  HandCoinsIcon,
  HandshakeIcon,
  HouseIcon,
  LightningIcon,
  StorefrontIcon,
  StudentIcon,
  type Icon,
} from '@clearloan/ui';
import type { BookRecord } from '../contract';
import { categoryIds } from '../rules/categories';
import { useCategoryBook } from '../use-categories';
import './radio-grid.css';

const icons: ReadonlyMap<string, Icon> = new Map([
  ['food', BowlFoodIcon],
  ['travel', BusIcon],
  ['power', LightningIcon],
  ['home', HouseIcon],
  ['school', StudentIcon],
  ['health', FirstAidKitIcon],
  ['loan', HandCoinsIcon],
  ['salary', BriefcaseIcon],
  ['sales', StorefrontIcon],
  ['borrowed', HandCoinsIcon],
  ['gift', HandshakeIcon],
]);

/** The icons that an own category may have. */
export const iconChoices = [...icons].map(([value, icon]) => ({ value, icon }));

/** The icon of a category: an own one has that of a built-in one. */
export function useCategoryIcon(): (categoryId: string | undefined) => Icon {
  const own = useCategoryBook().data?.own;
  const chosen = new Map(own?.map(({ name, icon }) => [name, icon]));
  return (categoryId = '') => icons.get(chosen.get(categoryId) ?? categoryId) ?? DotsThreeCircleIcon;
}

/** The icon of a category, or of a transfer. */
export const recordIcon = (
  record: Pick<BookRecord, 'book_type' | 'category_id'>,
  iconOf: ReturnType<typeof useCategoryIcon>,
): ReactNode =>
  createElement(record.book_type === 'transfer' ? ArrowsDownUpIcon : iconOf(record.category_id));

/** The name of a category; one from an imported table keeps its name there. */
export function useCategoryName(): (categoryId: string) => string {
  const { t } = useLingui();
  const names: Readonly<Partial<Record<string, string>>> = {
    food: t`Food`,
    travel: t`Travel`,
    power: t`Electricity`,
    // Not the screen of that name.
    home: t({ context: 'category', message: 'Home' }),
    school: t`School`,
    health: t`Health`,
    loan: t`Loan`,
    other: t`Other`,
    salary: t`Salary`,
    sales: t`Sales`,
    borrowed: t`Borrowed`,
    gift: t`Gift`,
    'other-income': t`Other`,
  };
  return (categoryId) => names[categoryId] ?? categoryId;
}

interface CategoryChoiceProps {
  readonly type: 'income' | 'expense';
  readonly value: string | undefined;
  readonly onChange: (categoryId: string) => void;
}

/** Categories of spending that say what money that comes back was for. */
const refunded: readonly string[] = categoryIds.expense.filter((id) => id !== 'other' && id !== 'loan');

/** The category, selected with one tap; money that comes in may be a refund in a category of spending. */
export function CategoryChoice({ type, value, onChange }: CategoryChoiceProps) {
  const { t } = useLingui();
  const own = useCategoryBook().data?.own.map(({ name }) => name) ?? [];
  const choicesOf = useCategoryChoices();
  const isRefund = type === 'income' && value !== undefined && refunded.includes(value);
  const ids = [...categoryIds[type], ...own, ...(value === undefined || isRefund ? [] : [value])];
  const grid = { value, onChange };
  return (
    <>
      <RadioGrid label={t`What was it for?`} choices={choicesOf(ids)} {...grid} />
      {type === 'income' && (
        <Details title={<Trans>Money back for…</Trans>} open={isRefund}>
          <RadioGrid label={t`Money back for…`} choices={choicesOf(refunded)} {...grid} />
        </Details>
      )}
    </>
  );
}

function useCategoryChoices() {
  const nameOf = useCategoryName();
  const iconOf = useCategoryIcon();
  return (ids: readonly string[]) =>
    [...new Set(ids)].map((id) => ({ value: id, label: nameOf(id), icon: iconOf(id) }));
}

interface GridChoice {
  readonly value: string;
  readonly label: string;
  readonly icon: Icon;
}

interface RadioGridProps {
  readonly label: string;
  /** The label is also visible above. */
  readonly labelled?: boolean | undefined;
  readonly choices: readonly GridChoice[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A choice among icons with labels, four per row; arrow keys work as in any radio group. */
export function RadioGrid({ label, labelled = false, choices, value, onChange }: RadioGridProps) {
  const name = useId();
  return (
    <fieldset className="cl-bookkeeping-grid">
      <legend className={labelled ? undefined : 'cl-visually-hidden'}>{label}</legend>
      {choices.map(({ value: each, label, icon: ChoiceIcon }) => (
        <label key={each}>
          <input
            type="radio"
            className="cl-visually-hidden"
            name={name}
            checked={each === value}
            onChange={() => {
              onChange(each);
            }}
          />
          <span className="cl-bookkeeping-choice">
            <ChoiceIcon />
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
