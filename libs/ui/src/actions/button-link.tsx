import type { ReactNode } from 'react';
import { ScreenLink } from './screen-link';
import { buttonClass, type ButtonLook } from './button-look';

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  icon?: ReactNode;
  label?: string | undefined;
  replace?: boolean | undefined;
  children: ReactNode;
}

/** Goes to another screen and looks like a button. */
export function ButtonLink({ to, kind, small, icon, label, replace = false, children }: ButtonLinkProps) {
  return (
    <ScreenLink to={to} replace={replace} className={buttonClass({ kind, small })} aria-label={label}>
      {icon}
      {children}
    </ScreenLink>
  );
}
