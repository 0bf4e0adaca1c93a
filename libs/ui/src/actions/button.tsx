import { useId, type MouseEvent, type ReactNode } from 'react';
import { useIsHydrated } from '@clearloan/app-runtime';
import { classNames } from '../theme/class-names';
import './button.css';
import './spinner.css';

export interface ButtonProps extends ButtonLook {
  icon?: ReactNode;
  /** While the action is pending: shows a spinner beside the label and ignores taps. */
  loading?: boolean | undefined;
  /** Disabled but focusable, so that a screen reader can announce the reason; ignores taps. */
  disabled?: boolean | undefined;
  /** Why it is disabled and what to do about it, for a screen reader. */
  reason?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  /** The id of the form it submits, if it is outside of it (in the bottom bar). */
  form?: string | undefined;
  /**
   * The accessible name, if the text alone is ambiguous ("Apply: Everyday loan"); must start with the text.
   */
  label?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A button that stays keyboard-focusable while disabled, so that its reason can be announced. */
export function Button(props: ButtonProps) {
  const { kind, small, icon, loading = false, disabled = false, reason, type = 'button', onClick } = props;
  const reasonId = useId();
  const isOff = disabled || loading;
  const isHydrated = useIsHydrated();
  const tap = (event: MouseEvent) => {
    if (isOff) event.preventDefault(); // otherwise it would still submit its form
    else onClick?.();
  };
  return (
    <>
      <button
        type={type}
        form={props.form}
        className={buttonClass({ kind: disabled ? 'off' : kind, small })}
        // Before hydration a tap has no handler, and a form would be submitted to the page's URL.
        disabled={!isHydrated}
        aria-label={props.label}
        aria-disabled={isOff || undefined}
        aria-busy={loading || undefined}
        aria-describedby={disabled && reason !== undefined ? reasonId : undefined}
        onClick={tap}
      >
        {loading ? <Spinner small /> : icon}
        {props.children}
      </button>
      {disabled && reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

export interface ButtonLook {
  /** `solid` once per screen, pinned; `line` for a secondary action; `danger` for actions that cannot be undone. */
  kind?: 'solid' | 'line' | 'danger' | undefined;
  small?: boolean | undefined;
}

export function buttonClass({
  kind = 'solid',
  small,
}: {
  kind?: ButtonLook['kind'] | 'off';
  small?: boolean | undefined;
}): string {
  return classNames('cl-button', `cl-button-${kind}`, small && 'cl-button-small');
}

/** A spinner while something is sent; the label beside it names what. */
export function Spinner({ small }: { small?: boolean | undefined }) {
  return <span className={classNames('cl-spinner', small && 'cl-spinner-small')} aria-hidden="true" />;
}
