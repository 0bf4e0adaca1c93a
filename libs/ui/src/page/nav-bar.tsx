import { memo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../actions/icon-button';
import { ArrowLeftIcon, XIcon, QuestionIcon } from '../icons';
import { classNames } from '../theme/class-names';
import { useBack, useHelpPath } from '@clearloan/app-runtime';
import './page.css';

interface NavBarProps {
  back?: string | undefined;
  close?: string | undefined;
  actions?: ReactNode;
  root: boolean;
  children: ReactNode;
}

/** Memoized: it does not re-render when only the content below changes. */
export const NavBar = memo(function NavBar({ back, close, actions, root, children }: NavBarProps) {
  const { t } = useLingui();
  const goBack = useBack(back ?? close ?? '/');
  return (
    <header className={classNames('cl-nav', root && 'cl-nav-root')}>
      {back !== undefined && <IconButton icon={ArrowLeftIcon} label={t`Back`} onClick={goBack} />}
      {close !== undefined && <IconButton icon={XIcon} label={t`Close`} onClick={goBack} />}
      <div className="cl-nav-title">{children}</div>
      {typeof actions === 'string' ? <span className="cl-nav-words">{actions}</span> : actions}
      <HelpLink />
    </header>
  );
});

/** The help link, last in the bar of every screen, so that it is always in the same place. */
export function HelpLink() {
  const { t } = useLingui();
  const path = useHelpPath();
  return path === undefined ? null : <IconButton icon={QuestionIcon} label={t`Help`} to={path} />;
}
