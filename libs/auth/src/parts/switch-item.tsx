import type { ReactNode } from 'react';
import { useId } from 'react';
import './switch-item.css';

export interface SwitchItemProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/** An entry of a ledger that is on or off; it acts at once. */
export function SwitchItem({ icon, title, note, isOn, onToggle }: SwitchItemProps) {
  const id = useId();
  return (
    <li>
      <button
        type="button"
        role="switch"
        className="cl-auth-switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-note`}
        onClick={onToggle}
      >
        <span className="cl-auth-switch-icon">{icon}</span>
        <span className="cl-auth-switch-words">
          <span id={`${id}-title`}>{title}</span>
          <small id={`${id}-note`}>{note}</small>
        </span>
        <span className="cl-auth-switch-track" />
      </button>
    </li>
  );
}
