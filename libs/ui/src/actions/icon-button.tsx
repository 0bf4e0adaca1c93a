import { useIsHydrated } from '@clearloan/app-runtime';
import { ScreenLink } from './screen-link';
import { classNames } from '../theme/class-names';
import type { Icon } from '../icons/draw-icon';
import './icon-button.css';

interface IconLook {
  icon: Icon;
  /** The accessible name, since an icon has none. With a count, the label includes it. */
  label: string;
  /** A badge on the icon: new messages. */
  count?: number | undefined;
  /** A ring in the pen colour, for the plus and minus of an amount. */
  round?: boolean | undefined;
}

export type IconButtonProps = IconLook &
  ({ to: string; onClick?: undefined } | { onClick: () => void; to?: undefined });

/** A 48 px wide icon that links to a screen (`to`) or acts (`onClick`). */
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
