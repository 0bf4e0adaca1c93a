import type { ReactNode } from 'react';
import { ScreenLink } from '../actions/screen-link';
import { CaretRightIcon } from '../icons';
import { classNames } from '../theme/class-names';
import './list.css';

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

/** A list entry. With `to` or `href` a link with a caret, with `onClick` a button, otherwise plain. */
export function ListItem(props: ListItemProps) {
  return <li>{actOf(props)}</li>;
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
