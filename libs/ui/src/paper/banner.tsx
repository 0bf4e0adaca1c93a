import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ScreenLink } from '../actions/screen-link';
import { classNames } from '../theme/class-names';
import './banner.css';

export interface BannerProps {
  title: ReactNode;
  children?: ReactNode;
  /** A drawing 104 px wide, in our colours. */
  art?: ReactNode;
  /** Its link target; a banner may also be plain. */
  to?: string | undefined;
}

/** A full-width message from the lender. */
export function Banner({ title, children, art, to }: BannerProps) {
  const content = (
    <>
      <span className="cl-banner-words">
        <b className="cl-banner-title">{title}</b>
        {children}
      </span>
      {art !== undefined && <span className="cl-banner-art">{art}</span>}
    </>
  );
  if (to === undefined) return <div className="cl-banner">{content}</div>;
  return (
    <ScreenLink className="cl-banner" to={to}>
      {content}
    </ScreenLink>
  );
}

/** Which of several banners is visible; `at` counts from 1. */
export function Dots({ at, of }: { at: number; of: number }) {
  const { t } = useLingui();
  return (
    <div className="cl-dots" role="img" aria-label={t`${at} of ${of}`}>
      {Array.from({ length: of }, (_, place) => (
        <i key={place} className={classNames(place + 1 === at && 'cl-dots-now')} />
      ))}
    </div>
  );
}
