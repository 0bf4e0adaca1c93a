import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { ButtonLink, type ButtonLinkProps } from '../actions/screen-link';
import './bottom-bar.css';

interface PrimaryActionRow {
  /** Above the button: a `Row` with what it costs. */
  row?: ReactNode;
}

export type PrimaryActionProps = PrimaryActionRow &
  (Omit<ButtonLinkProps, 'small'> | (Omit<ButtonProps, 'small'> & { to?: undefined }));

/** The one button of a screen, pinned at its foot. When money moves, its words say the amount. */
export function PrimaryAction({ row, ...button }: PrimaryActionProps) {
  return (
    <div className="cl-primary-action">
      {row}
      {button.to === undefined ? <Button {...button} /> : <ButtonLink {...button} />}
    </div>
  );
}
