import { Trans, useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import { formatDay, formatDaySpan } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { VisuallyHidden, Pad, Section, Text, useAmountText, List, ListItem, Money } from '@clearloan/ui';
import { pathTo, withOwnKeys } from '@clearloan/routes';
import type { InAndOut, BookSums } from '../rules/sums';
import { useCategoryIcon, useCategoryName } from './category-choice';
import './legend.css';
import './week-bars.css';
import './category-shares.css';

interface WeekBarsProps {
  /** Seven days, Monday first. */
  readonly days: readonly string[];
  readonly today: string;
  readonly sums: ReadonlyMap<string, InAndOut>;
}

const nothing: InAndOut = { income: 0, paid: 0 };

/** Income and expenses of each day of a week; screen readers get the same as a list. */
export function WeekBars({ days, today, sums }: WeekBarsProps) {
  const locale = useLanguage();
  const { t } = useLingui();
  const of = (day: string) => sums.get(day) ?? nothing;
  const most = Math.max(1, ...days.flatMap((day) => [of(day).income, of(day).paid]));
  const height = (amount: number) => `${(100 * Math.max(0, amount)) / most}%`;
  const initial = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const [first = today, last = today] = [days[0], days[6]];
  return (
    <Section title={<Trans>This week</Trans>} aside={formatDaySpan(first, last, locale)}>
      <Pad>
        <div className="cl-bookkeeping-week" aria-hidden="true">
          {days.map((day) => (
            <span key={day} className="cl-bookkeeping-bars">
              <i className="cl-bookkeeping-in" style={{ height: height(of(day).income) }} />
              <i className="cl-bookkeeping-out" style={{ height: height(of(day).paid) }} />
            </span>
          ))}
          {days.map((day) => (
            <span
              key={day}
              className={day === today ? 'cl-bookkeeping-day cl-bookkeeping-today' : 'cl-bookkeeping-day'}
            >
              {initial.format(new Date(`${day}T00:00:00Z`))}
            </span>
          ))}
        </div>
        <ul className="cl-bookkeeping-legend" aria-label={t`Legend`}>
          <li>
            <i className="cl-bookkeeping-in" />
            <Trans>Income</Trans>
          </li>
          <li>
            <i className="cl-bookkeeping-out" />
            <Trans>Expenses</Trans>
          </li>
        </ul>
        <VisuallyHidden>
          <HeardWeek days={days} of={of} />
        </VisuallyHidden>
      </Pad>
    </Section>
  );
}

function HeardWeek({ days, of }: { days: readonly string[]; of: (day: string) => InAndOut }) {
  const locale = useLanguage();
  const amounts = useAmountText();
  return days.map((each) => {
    const day = formatDay(each, locale);
    const income = amounts.text(of(each).income);
    const paid = amounts.text(of(each).paid);
    return (
      <Text as="span" key={each}>
        <Trans>
          {day}: {income} income, {paid} expenses.
        </Trans>{' '}
      </Text>
    );
  });
}

/** The month's expenses by category, largest first; each links to its records. */
export function CategoryShares({ sums, month }: { sums: BookSums; month: string }) {
  const nameOf = useCategoryName();
  const iconOf = useCategoryIcon();
  const { t } = useLingui();
  if (sums.byCategory.length === 0) return null;
  // Where more came back than was spent there is no share.
  const spent = sums.byCategory.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return (
    <details className="cl-bookkeeping-shares-fold">
      <summary>
        <h2>
          <Trans>Spending by category</Trans>
        </h2>
      </summary>
      <List>
        {sums.byCategory.map(({ categoryId, amount }) => {
          const share = `${Math.round((amount / spent) * 100)}%`;
          return (
            <ListItem
              key={categoryId}
              to={withOwnKeys(pathTo('bookkeeping'), { _month: month, _category: categoryId })}
              icon={createElement(iconOf(categoryId))}
              title={nameOf(categoryId)}
              note={amount > 0 && t`${share} of expenses`}
              value={<Money amount={amount} />}
            />
          );
        })}
      </List>
    </details>
  );
}
