import { useIsHydrated } from '@clearloan/app-runtime';
import { ScreenLink } from './screen-link';
import { classNames } from '../theme/class-names';
import type { Icon } from '../icons/draw-icon';
import './icon-button.css';

interface IconLook {
  icon: Icon;
  /** What it does; an icon alone says nothing to a screen reader. With a count, the label says it too. */
  label: string;
  /** A number on the icon: new messages. */
  count?: number | undefined;
  /** A ring in pen colour: the plus and minus of an amount. */
  round?: boolean | undefined;
}

export type IconButtonProps = IconLook &
  ({ to: string; onClick?: undefined } | { onClick: () => void; to?: undefined });

/** An icon 48 px wide that goes to a screen (`to`) or acts (`onClick`). */
export function IconButton({ icon: ButtonIcon, label, count, round, to, onClick }: IconButtonProps) {
  const isHydrated = useIsHydrated();
  const className = classNames('cl-icon-button', round && 'cl-icon-round');
  const content = (
    <>
      <ButtonIcon />
      {count !== undefined && count > 0 && (
        <span className="cl-icon-count" aria-hidden="true">
          {count}
        </span>
      )}
    </>
  );
  return to === undefined ? (
    <button type="button" className={className} aria-label={label} disabled={!isHydrated} onClick={onClick}>
      {content}
    </button>
  ) : (
    <ScreenLink to={to} className={className} aria-label={label}>
      {content}
    </ScreenLink>
  );
}
