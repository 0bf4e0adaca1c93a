import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { ButtonLink, type ButtonLinkProps } from '../actions/screen-link';
import './bottom-bar.css';

interface PrimaryActionRow {
  /** Above the button: a `Row` with its cost. */
  row?: ReactNode;
}

export type PrimaryActionProps = PrimaryActionRow &
  (Omit<ButtonLinkProps, 'small'> | (Omit<ButtonProps, 'small'> & { to?: undefined }));

/** The primary button of a screen, pinned at the bottom. If money moves, its label contains the amount. */
export function PrimaryAction({ row, ...button }: PrimaryActionProps) {
  return (
    <div className="cl-primary-action">
      {row}
      {button.to === undefined ? <Button {...button} /> : <ButtonLink {...button} />}
    </div>
  );
}
