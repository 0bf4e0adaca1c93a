import type { ReactNode } from 'react';
import { ScreenLink, useIsOffered } from '../actions/screen-link';
import { CaretRightIcon } from '../icons';
import { classNames } from '../theme/class-names';
import './list.css';
import './switch-row.css';

export interface ListProps {
  label?: string | undefined;
  children: ReactNode;
}

/** A ruled list, edge to edge, of `ListItem`s or other entries. */
export function List({ label, children }: ListProps) {
  return (
    <ul className="cl-list" aria-label={label}>
      {children}
    </ul>
  );
}

/** Heading of a list group: a day, a year, a name; with a total at its right end. */
export function ListHeading({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="cl-list-heading">
      <h2 className="cl-list-title">{children}</h2>
      {aside !== undefined && <span>{aside}</span>}
    </div>
  );
}

/** A list entry with several lines: a loan product. Every second one is striped. */
export function ListBlock({ children }: { children: ReactNode }) {
  return <li className="cl-list-block">{children}</li>;
}

interface ItemLook {
  title: ReactNode;
  /** Second line, smaller. */
  note?: ReactNode;
  /** An icon, shown in a box. */
  icon?: ReactNode;
  /** A picture without a box: the lender's logo, a mark. */
  art?: ReactNode;
  /** At the right: an amount, a stamp, a word. */
  value?: ReactNode;
  /** Beside the title; the note has the full width below both. */
  stamp?: ReactNode;
  strong?: boolean | undefined;
}

export type ListItemProps = ItemLook &
  (
    | {
        to: string;
        replace?: boolean | undefined;
        onFollow?: (() => void) | undefined;
        href?: undefined;
        onClick?: undefined;
      }
    /** An external link: `tel:`, `mailto:`, another host. */
    | { href: string; to?: undefined; onClick?: undefined }
    | { onClick: () => void; to?: undefined; href?: undefined }
    | { to?: undefined; href?: undefined; onClick?: undefined }
  );

/**
 * A list entry. With `to` or `href` a link with a caret, with `onClick` a button, otherwise plain. Without the screen that it
 * leads to there is no entry.
 */
export function ListItem(props: ListItemProps) {
  const isOffered = useIsOffered(props.to);
  return isOffered ? <li>{actOf(props)}</li> : null;
}

function actOf(props: ListItemProps) {
  const content = <ItemContent {...props} />;
  if (props.to !== undefined)
    return (
      <ScreenLink
        className="cl-item"
        to={props.to}
        replace={props.replace ?? false}
        onFollow={props.onFollow}
      >
        {content}
        <Caret />
      </ScreenLink>
    );
  if (props.href !== undefined)
    return (
      <a className="cl-item" href={props.href} rel="noopener noreferrer">
        {content}
        <Caret />
      </a>
    );
  if (props.onClick !== undefined)
    return (
      <button type="button" className="cl-item" onClick={props.onClick}>
        {content}
        <Caret />
      </button>
    );
  return <div className="cl-item">{content}</div>;
}

function Caret() {
  return (
    <span className="cl-item-go">
      <CaretRightIcon />
    </span>
  );
}

/** The content of an entry; also used by the entries of choices and switches. */
export function ItemContent({ title, note, icon, art, value, stamp, strong }: ItemLook) {
  const name = <span className={classNames(strong && 'cl-item-strong')}>{title}</span>;
  return (
    <>
      {icon !== undefined && <span className="cl-item-icon">{icon}</span>}
      {art}
      <span className="cl-item-title">
        {stamp === undefined ? (
          name
        ) : (
          <span className="cl-item-line">
            {name}
            {stamp}
          </span>
        )}
        {note !== undefined && <span className="cl-item-note">{note}</span>}
      </span>
      {value !== undefined && <span className="cl-item-value">{value}</span>}
    </>
  );
}

export interface RecordItemProps {
  to: string;
  art?: ReactNode;
  title: ReactNode;
  /** Right of the title: the amount. */
  value: ReactNode;
  /** Under the title: its status. */
  stamp?: ReactNode;
  /** Under the value: a date, the next payment. */
  aside?: ReactNode;
}

/** A two-line list entry: a loan or a payment with its status. */
export function RecordItem({ to, art, title, value, stamp, aside }: RecordItemProps) {
  return (
    <li>
      <ScreenLink className="cl-item" to={to}>
        {art}
        <span className="cl-item-title">
          <span className="cl-item-line">
            <b>{title}</b>
            <b>{value}</b>
          </span>
          <span className="cl-item-line">
            {stamp ?? <span />}
            <span className="cl-item-aside">{aside}</span>
          </span>
        </span>
      </ScreenLink>
    </li>
  );
}

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
