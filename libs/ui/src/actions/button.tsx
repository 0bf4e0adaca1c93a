import { useId, type MouseEvent, type ReactNode } from 'react';
import { useIsHydrated } from '@clearloan/app-runtime';
import { classNames } from '../theme/class-names';
import './button.css';
import './spinner.css';

export interface ButtonProps extends ButtonLook {
  icon?: ReactNode;
  /** While its work is under way: a spinner beside the words, taps pass by. */
  loading?: boolean | undefined;
  /** Not yet: stays focusable so that the reason can be heard; taps pass by. */
  disabled?: boolean | undefined;
  /** Why it is disabled and what to do about it, for a screen reader. */
  reason?: string | undefined;
  type?: 'button' | 'submit' | undefined;
  /** The id of the form it submits, when it stands outside of it (the dock). */
  form?: string | undefined;
  /** Its name, when the words alone do not tell it ("Apply: Everyday loan"); must begin with the words. */
  label?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A button whose disabled state a keyboard can reach, to hear the reason. */
export function Button(props: ButtonProps) {
  const { kind, small, icon, loading = false, disabled = false, reason, type = 'button', onClick } = props;
  const reasonId = useId();
  const isOff = disabled || loading;
  const isHydrated = useIsHydrated();
  const tap = (event: MouseEvent) => {
    if (isOff)
      event.preventDefault(); // or it would still submit its form
    else onClick?.();
  };
  return (
    <>
      <button
        type={type}
        form={props.form}
        className={buttonClass({ kind: disabled ? 'off' : kind, small })}
        // Before the app is there a tap does nothing, and a form would be sent to the address of its page.
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
  /** `solid` once a screen, pinned; `line` a second choice; `danger` cannot be undone. */
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

/** Turning while something is sent; the words beside it say what. */
export function Spinner({ small }: { small?: boolean | undefined }) {
  return <span className={classNames('cl-spinner', small && 'cl-spinner-small')} aria-hidden="true" />;
}
