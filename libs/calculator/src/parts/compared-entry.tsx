import { formatPercent } from '@clearloan/formatting';
import { Button, CheckCircleFillIcon, Money, Stamp, useAmountText } from '@clearloan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComparedLoan } from '../rules/compare-loans';
import { paces } from '../rules/loan-form';
import { usePaceText } from './pace-text';
import { RefusalText } from './problem-text';
import './compared-entry.css';

interface ComparedEntryProps {
  entry: ComparedLoan;
  isCheapest: boolean;
  /** The cost of the most expensive loan, whose bar has the full width. */
  highest: number;
  edit: { rename: () => void; remove: () => void } | undefined;
  onOpen: () => void;
}

/** One saved loan: its name, cost, the parts of the cost, the APR and the total repayment. */
export function ComparedEntry({ entry, isCheapest, highest, edit, onOpen }: ComparedEntryProps) {
  const { loan, question, price } = entry;
  const amounts = useAmountText();
  const pace = usePaceText(paces.find((known) => known === question.tenure_type) ?? 'month');
  const more = amounts.text(entry.more);
  return (
    <li className={isCheapest ? 'cl-calc-entry cl-calc-entry-best' : 'cl-calc-entry'}>
      <div className="cl-calc-entry-line">
        <button type="button" className="cl-calc-entry-name" onClick={onOpen}>
          {loan.name}
        </button>
        {isCheapest && (
          <Stamp kind="paid" icon={CheckCircleFillIcon}>
            <Trans>Lowest cost</Trans>
          </Stamp>
        )}
        {!isCheapest && entry.more > 0 && (
          <span className="cl-calc-entry-small">
            <Trans>costs {more} more</Trans>
          </span>
        )}
      </div>
      <p className="cl-calc-entry-small">
        {amounts.round(question.principal)} · {pace.count(question.tenure)}
      </p>
      {price ? (
        <EntryPrice entry={{ ...entry, price }} isCheapest={isCheapest} highest={highest} />
      ) : (
        entry.refusal && <RefusalText reason={entry.refusal} />
      )}
      {edit && <EditActs name={loan.name} {...edit} />}
    </li>
  );
}

interface EntryPriceProps {
  entry: ComparedLoan & { price: NonNullable<ComparedLoan['price']> };
  isCheapest: boolean;
  highest: number;
}

function EntryPrice({ entry, isCheapest, highest }: EntryPriceProps) {
  const { price, cost } = entry;
  const apr = formatPercent(price.apr, 1);
  return (
    <>
      <div className="cl-calc-entry-line cl-calc-entry-cost">
        <span className="cl-calc-entry-small">
          <Trans>Costs</Trans>
        </span>
        <b>
          <Money amount={cost} highlighted={isCheapest} />
        </b>
      </div>
      <PartsBar entry={entry} highest={highest} />
      <div className="cl-calc-entry-line cl-calc-entry-foot">
        <span>
          <Trans>
            APR <b>{apr}</b>
          </Trans>
        </span>
        <span>
          <Trans>
            You pay back{' '}
            <b>
              <Money amount={price.totalRepay} />
            </b>
          </Trans>
        </span>
      </div>
    </>
  );
}

const barParts = ['interest', 'fee', 'tax'] as const;

function PartsBar({ entry: { price, cost }, highest }: Pick<EntryPriceProps, 'entry' | 'highest'>) {
  const { t } = useLingui();
  const amounts = useAmountText();
  const interest = amounts.text(price.interest);
  const fee = amounts.text(price.fee);
  const tax = amounts.text(price.tax);
  if (cost === 0) return null;
  return (
    <div
      className="cl-calc-parts"
      style={{ width: `${(cost / highest) * 100}%` }}
      role="img"
      aria-label={t`Interest ${interest}, fee ${fee}, tax ${tax}`}
    >
      {barParts.map(
        (part) =>
          price[part] > 0 && <i key={part} className={`cl-price-${part}`} style={{ flex: price[part] }} />,
      )}
    </div>
  );
}

function EditActs({ name, rename, remove }: { name: string; rename: () => void; remove: () => void }) {
  const { t } = useLingui();
  return (
    <div className="cl-calc-entry-acts">
      <Button kind="line" small label={t`Rename ${name}`} onClick={rename}>
        <Trans>Rename</Trans>
      </Button>
      <Button kind="line" small label={t`Remove ${name}`} onClick={remove}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}

/** The legend of the bar patterns. */
export function PartsLegend() {
  return (
    <ul className="cl-calc-parts-legend">
      <li>
        <i className="cl-swatch cl-price-interest" />
        <Trans>Interest</Trans>
      </li>
      <li>
        <i className="cl-swatch cl-price-fee" />
        <Trans>Fee</Trans>
      </li>
      <li>
        <i className="cl-swatch cl-price-tax" />
        <Trans>Tax</Trans>
      </li>
    </ul>
  );
}
