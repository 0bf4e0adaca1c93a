import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import './layout.css';

export interface StackProps {
  /** Steps of 4 px: 2 inside a group, 3 between rows of text, 5 between the blocks of a page, 6 between fields. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Adds the page gutter. */
  pad?: boolean | undefined;
  children: ReactNode;
}

/** A vertical stack. */
export function Stack({ gap = 4, pad, children }: StackProps) {
  return <div className={classNames('cl-stack', `cl-stack-${String(gap)}`, pad && 'cl-pad')}>{children}</div>;
}

/** Adds the page gutter. */
export function Pad({ children }: { children: ReactNode }) {
  return <div className="cl-pad">{children}</div>;
}

export interface InlineProps {
  /** The first item at the left edge, the last at the right. */
  between?: boolean | undefined;
  align?: 'center' | 'baseline' | undefined;
  /** Never wraps: a plus and a minus beside their figure. */
  whole?: boolean | undefined;
  children: ReactNode;
}

/** A horizontal row; it wraps when the text is large. */
export function Inline({ between, align, whole, children }: InlineProps) {
  const className = classNames(
    'cl-inline',
    between && 'cl-inline-between',
    align === 'baseline' && 'cl-inline-baseline',
    whole && 'cl-inline-whole',
  );
  return <div className={className}>{children}</div>;
}

export interface TextProps {
  /** A paragraph by default. */
  as?: 'p' | 'span' | 'b' | 'h2' | 'h3' | undefined;
  /** cap 13, sm 14, md 16 (default), lg 18 px. */
  size?: 'cap' | 'sm' | 'md' | 'lg' | undefined;
  tone?: 'dim' | 'paid' | 'over' | undefined;
  bold?: boolean | undefined;
  /** Codes and references: excluded from the browser's translation. */
  code?: boolean | undefined;
  children: ReactNode;
}

/** Text in one of the defined sizes and tones. */
export function Text({ as: Tag = 'p', size = 'md', tone, bold, code, children }: TextProps) {
  const className = classNames(
    size !== 'md' && `cl-text-${size}`,
    tone && `cl-text-${tone}`,
    bold && 'cl-text-bold',
    code && 'cl-text-code',
  );
  return (
    <Tag className={className || undefined} translate={code ? 'no' : undefined}>
      {children}
    </Tag>
  );
}
