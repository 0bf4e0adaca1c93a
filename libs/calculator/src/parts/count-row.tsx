import { IconButton, MinusIcon, PlusIcon } from '@clearloan/ui';
import { useId, useState } from 'react';
import { RowUnder } from './field-row';
import './field-row.css';

export interface CountRowProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  least?: number | undefined;
  most: number;
  lessText: string;
  moreText: string;
  error?: string | undefined;
}

/** An integer: minus and plus for one step, the field between them for larger changes. */
export function CountRow({
  label,
  value,
  onChange,
  least = 1,
  most,
  lessText,
  moreText,
  error,
}: CountRowProps) {
  const id = useId();
  const underId = `${id}-under`;
  // Where zero is allowed, an empty field shows 0 while it is not focused.
  const [isTyping, setTyping] = useState(false);
  const move = (by: number) => () => {
    const now = /^\d{1,9}$/.test(value.trim()) ? Number(value) : least;
    onChange(String(Math.min(most, Math.max(least, now + by))));
  };
  return (
    <div className="cl-calc-row">
      <label className="cl-calc-label" htmlFor={id}>
        {label}
      </label>
      <div className="cl-calc-count">
        <IconButton round icon={MinusIcon} label={lessText} onClick={move(-1)} />
        <input
          id={id}
          className="cl-calc-input"
          inputMode="numeric"
          autoComplete="off"
          value={isTyping || value.trim() !== '' || least > 0 ? value : '0'}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : underId}
          onChange={(event) => {
            onChange(event.target.value);
          }}
          onFocus={(event) => {
            setTyping(true);
            event.target.select();
          }}
          onBlur={() => setTyping(false)}
        />
        <IconButton round icon={PlusIcon} label={moreText} onClick={move(1)} />
      </div>
      {error !== undefined && <RowUnder id={underId} error={error} />}
    </div>
  );
}
