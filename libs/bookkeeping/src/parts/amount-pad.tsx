import { BackspaceIcon } from '@clearloan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { operators, press, type AmountKey } from '../rules/amount-keys';
import './amount-pad.css';

const rows: readonly (readonly AmountKey[])[] = [
  ['1', '2', '3', '÷'],
  ['4', '5', '6', '×'],
  ['7', '8', '9', '−'],
  ['.', '0', 'back', '+'],
];
/** The keyboard equivalents. */
const typedKeys: ReadonlyMap<string, AmountKey> = new Map<string, AmountKey>([
  ...rows.flat().map((key) => [key, key] as const),
  ...([
    ['Backspace', 'back'],
    [',', '.'],
    ['/', '÷'],
    ['*', '×'],
    ['-', '−'],
  ] as const),
]);

export interface AmountPadProps {
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** Digits and operators for an amount; keyboard keys work too while no field has the focus. */
export function AmountPad({ typed, onChange }: AmountPadProps) {
  const { t } = useLingui();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = typedKeys.get(event.key);
      const isInField =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, dialog');
      if (key === undefined || isInField || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onChange(press(typed, key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [typed, onChange]);
  const labels: Readonly<Partial<Record<AmountKey, string>>> = {
    '÷': t`divided by`,
    '×': t`times`,
    '−': t`minus`,
    '+': t`plus`,
    '.': t`point`,
    back: t`Delete last digit`,
  };
  return (
    <div className="cl-bookkeeping-pad" role="group" aria-label={t`Number pad`}>
      {rows.flat().map((key) => (
        <button
          key={key}
          type="button"
          className={operators.some((operator) => operator === key) ? 'cl-bookkeeping-operator' : undefined}
          aria-label={labels[key]}
          onClick={() => {
            onChange(press(typed, key));
          }}
        >
          {key === 'back' ? <BackspaceIcon /> : key}
        </button>
      ))}
    </div>
  );
}
