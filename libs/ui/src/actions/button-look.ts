import { classNames } from '../theme/class-names';
import './button.css';

export interface ButtonLook {
  /** `solid` once a screen, pinned; `line` a second choice; `danger` cannot be undone. */
  kind?: 'solid' | 'line' | 'danger' | undefined;
  small?: boolean | undefined;
}

export function buttonClass({
  kind = 'solid',
  small,
}: {
  kind?: ButtonLook['kind'] | 'off';
  small?: boolean | undefined;
}): string {
  return classNames('cl-button', `cl-button-${kind}`, small && 'cl-button-small');
}
