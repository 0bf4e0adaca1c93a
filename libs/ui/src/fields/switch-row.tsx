import type { ReactNode } from 'react';
import { Switch as KitSwitch } from 'react-vant/es/switch/index.js';
import { ItemContent } from '../paper/ledger-item';
import '../theme/kit/base.css';
import '../theme/kit/fields.css';
import './switch-row.css';

export interface SwitchRowProps {
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** React 18 knows no `inert` property, but writes an attribute it does not know as it is. */
const inert = { inert: '' };

/**
 * An entry of a ledger that is on or off at once. The whole row is the switch: the kit's part has no name and hears no key, so it
 * is only the picture of one.
 */
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
        <span className="cl-switch" aria-hidden="true" {...inert}>
          <KitSwitch checked={checked} />
        </span>
      </button>
    </li>
  );
}
