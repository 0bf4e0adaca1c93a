import { classNames } from '../theme/class-names';
import './spinner.css';

/** Turning while something is sent; the words beside it say what. */
export function Spinner({ small }: { small?: boolean | undefined }) {
  return <span className={classNames('cl-spinner', small && 'cl-spinner-small')} aria-hidden="true" />;
}
