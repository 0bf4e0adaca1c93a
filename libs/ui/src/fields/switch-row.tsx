import type { ReactNode } from 'react';
import { ItemContent } from '../paper/list-item';
import './switch-row.css';

export interface SwitchRowProps {
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A list entry that is switched on or off immediately. The whole row is the switch. */
export function SwitchRow({ title, note, icon, checked, onChange }: SwitchRowProps) {
  return (
    <li>
      <button
        type="button"
        className="cl-item"
        role="switch"
        aria-checked={checked}
        onClick={() => {
          onChange(!checked);
        }}
      >
        <ItemContent title={title} note={note} icon={icon} />
        <span className="cl-switch" aria-hidden="true" />
      </button>
    </li>
  );
}
