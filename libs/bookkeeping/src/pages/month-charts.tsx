import { formatDay, formatMonth } from '@clearloan/formatting';
import { useLanguage } from '@clearloan/app-runtime';
import { LinesChart, Money, Pad, Row, Rows, Section, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMonthsBefore } from '../queries';
import { balanceByDay, spentByMonth } from '../rules/month-lines';
import type { BookSums } from '../rules/sums';
import '../parts/month-charts.css';

/** How many months are compared. */
const shownMonths = 6;

export interface MonthChartsProps {
  readonly month: string;
  readonly today: string;
  readonly sums: BookSums;
}

/** The month as a line, and its spending beside previous months. */
export function MonthCharts(props: MonthChartsProps) {
  return (
    <>
      <BalanceLine {...props} />
      <SpentByMonth month={props.month} />
    </>
  );
}

function BalanceLine({ month, today, sums }: MonthChartsProps) {
  const { t } = useLingui();
  const locale = useLanguage();
  const amounts = useAmountText();
  const line = balanceByDay(sums, month, today);
  const last = line.at(-1);
  if (sums.byDay.size < 2 || last === undefined || line[0] === undefined) return null;
  const left = amounts.text(last.balance);
  const lastDay = formatDay(last.day, locale);
  return (
    <Section title={<Trans>Balance by day</Trans>}>
      <Pad>
        <LinesChart
          label={t`Income minus expenses was ${left} at the end of ${lastDay}.`}
          lines={[
            {
              name: t`Balance`,
              look: 'full',
              points: line.map(({ balance }, x) => ({ x, y: balance })),
            },
          ]}
          rows={line
            .filter(({ day }) => sums.byDay.has(day))
            .map(({ day, balance }) => {
              const dayText = formatDay(day, locale);
              const amount = amounts.text(balance);
              return {
                key: day,
                text: (
                  <Trans>
                    {dayText}: {amount}
                  </Trans>
                ),
              };
            })}
          ends={[formatDay(line[0].day, locale), lastDay]}
        />
      </Pad>
    </Section>
  );
}

function SpentByMonth({ month }: { readonly month: string }) {
  const locale = useLanguage();
  const { data } = useMonthsBefore(month, shownMonths);
  const months = spentByMonth(data ?? [], month, shownMonths);
  const most = Math.max(1, ...months.map(({ paid }) => paid));
  if (months.filter(({ paid }) => paid !== 0).length < 2) return null;
  return (
    <Section title={<Trans>Spending by month</Trans>}>
      <Pad>
        {months.map(({ month: each, paid }) => (
          <div key={each}>
            <Rows>
              <Row label={formatMonth(`${each}-01`, locale)}>
                <Money amount={paid} />
              </Row>
            </Rows>
            <div
              className="cl-bookkeeping-month-bar"
              style={{ width: `${(100 * Math.max(0, paid)) / most}%` }}
            />
          </div>
        ))}
      </Pad>
    </Section>
  );
}
