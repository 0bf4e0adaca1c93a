import type { ReactElement } from 'react';
import { classNames } from '../theme/class-names';
import './icon.css';

export interface IconProps {
  /** 24 px by default; `small` is 18 (in text), `large` 32. All scale with the device's text size. */
  size?: 'small' | 'large' | undefined;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * Creates an icon from one path in a 256 box. Icons are decorative: screen readers read the text beside them,
 * or the label of their button.
 */
export function drawIcon(path: string): Icon {
  return function DrawnIcon({ size }: IconProps) {
    return (
      <svg
        className={classNames('cl-icon', size && `cl-icon-${size}`)}
        viewBox="0 0 256 256"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
