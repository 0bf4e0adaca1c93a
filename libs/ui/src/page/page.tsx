import { type ReactNode, memo, useContext, useLayoutEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ListBesideContext, useBack, useHelpPath } from '@clearloan/app-runtime';
import { PageHeading } from './page-heading';
import { TabBar } from './tab-bar';
import { IconButton } from '../actions/icon-button';
import { ArrowLeftIcon, XIcon, QuestionIcon } from '../icons';
import { classNames } from '../theme/class-names';
import { Button, type ButtonProps } from '../actions/button';
import { ButtonLink, type ButtonLinkProps } from '../actions/screen-link';
import './bottom-bar.css';
import './page.css';

export interface PageProps {
  /** The h1, and the title of the document. */
  title: string;
  /**
   * Where the h1 is: in the bar, large in the bar of a root page, as the page's question below an empty bar, or where
   * the page renders its own `PageHeading`.
   */
  heading?: 'bar' | 'root' | 'question' | 'own' | undefined;
  /** Under the question: what it is for. */
  lead?: ReactNode;
  /** Above the question: a mark, a picture. */
  art?: ReactNode;
  /** Shows Back: goes back in history, or to this path when the page was opened from a link. */
  back?: string | undefined;
  /** Shows a cross instead of the arrow: the page is a short detour (login, receipt). */
  close?: string | undefined;
  /** At the right end of the bar: icon buttons, or text ("Step 3 of 5"). */
  actions?: ReactNode;
  /** Replaces the bar: a `HeroHeader`. The h1 is then visually hidden. */
  header?: ReactNode;
  /** The pinned action. */
  bottomBar?: ReactNode;
  /** A root page: shows the tab bar. */
  tabs?: boolean | undefined;
  /**
   * How a wide screen uses its room: `split` contains a `Split` and reserves the width of both columns from the start, to avoid layout
   * shift; `home` is one whose action is under its first column; `lists` sets its lists in two columns.
   */
  wide?: 'split' | 'home' | 'lists' | undefined;
  children: ReactNode;
}

/** A screen; beside another one, only its content. */
export function Page(props: PageProps) {
  const { back = '', title, children } = props;
  const openBeside = useContext(ListBesideContext);
  useLayoutEffect(() => openBeside?.(back));
  return openBeside === null ? <aside aria-label={title}>{children}</aside> : <WholePage {...props} />;
}

/** Bar, heading, main landmark, bottom bar. Its heading takes the focus when the route opens. */
function WholePage(props: PageProps) {
  const {
    title,
    heading = 'bar',
    lead,
    art,
    back,
    close,
    actions,
    header,
    bottomBar,
    tabs = false,
    wide,
    children,
  } = props;
  const bar = { back, close, actions };
  const hasBottomBar = bottomBar !== undefined || tabs;
  return (
    <div className={classNames('cl-page', wide && `cl-page-${wide}`)}>
      {header ?? (
        <NavBar {...bar} root={heading === 'root'}>
          {(heading === 'bar' || heading === 'root') && (
            <PageHeading className="cl-nav-heading">{title}</PageHeading>
          )}
        </NavBar>
      )}
      <main className="cl-page-main">
        {header !== undefined && heading !== 'own' && (
          <PageHeading className="cl-visually-hidden">{title}</PageHeading>
        )}
        {header === undefined && heading === 'question' && (
          <div className="cl-page-question">
            {art}
            <PageHeading className="cl-question">{title}</PageHeading>
            {lead !== undefined && <p className="cl-page-lead">{lead}</p>}
          </div>
        )}
        {children}
      </main>
      {hasBottomBar && (
        <footer className="cl-bottom-bar">
          {bottomBar}
          {tabs && <TabBar />}
        </footer>
      )}
    </div>
  );
}

interface NavBarProps {
  back?: string | undefined;
  close?: string | undefined;
  actions?: ReactNode;
  root: boolean;
  children: ReactNode;
}

/** Memoized: it does not re-render when only the content below changes. */
const NavBar = memo(function NavBar({ back, close, actions, root, children }: NavBarProps) {
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

interface PrimaryActionRow {
  /** Above the button: `Rows` with one `Row` of its cost. */
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
