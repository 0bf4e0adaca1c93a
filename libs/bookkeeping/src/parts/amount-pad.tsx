import { useMarket } from '@clearloan/app-runtime';
import { BackspaceIcon } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { keyRows, keyTyped, operators, press, formatExpression, type AmountKey } from '../rules/amount-keys';
import './amount-pad.css';

export interface AmountPadProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** Digits and operators for an amount; keyboard keys work too while no field has the focus. */
export function AmountPad({ typed, onChange }: AmountPadProps) {
  const { t } = useLingui();
  const market = useMarket();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = keyTyped(event.key, market);
      const isInField =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [role="dialog"]');
      if (key === undefined || isInField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onChange(press(typed, key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [typed, onChange, market]);
  const labels: Readonly<Partial<Record<AmountKey, string>>> = {
    '÷': t`divided by`,
    '×': t`times`,
    '−': t`minus`,
    '+': t`plus`,
    '.': market.currency.decimalSeparator === ',' ? t`comma` : t`point`,
    back: t`Delete last digit`,
  };
  return (
    <div className="cl-bookkeeping-pad" role="group" aria-label={t`Number pad`}>
      {keyRows(market)
        .flat()
        .map((key) => (
          <button
            key={key}
            type="button"
            className={operators.some((operator) => operator === key) ? 'cl-bookkeeping-operator' : undefined}
            aria-label={labels[key]}
            onClick={() => {
              onChange(press(typed, key));
            }}
          >
            {key === 'back' ? <BackspaceIcon /> : formatExpression(key, market)}
          </button>
        ))}
    </div>
  );
}
