import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import type { Icon } from '../icons/draw-icon';
import './facts.css';

export interface Fact {
  name: ReactNode;
  value: ReactNode;
}

export interface FactsProps {
  facts: readonly Fact[];
  /** On its own paper, edge to edge. */
  ruled?: boolean | undefined;
}

/** A few facts side by side: amount, term, interest. */
export function Facts({ facts, ruled }: FactsProps) {
  return (
    <dl className={classNames('cl-facts', ruled && 'cl-facts-ruled')}>
      {facts.map(({ name, value }, place) => (
        <div key={place}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface Tag {
  icon?: Icon | undefined;
  label: ReactNode;
}

/** Short remarks in a row, each with its icon: the APR first. */
export function Tags({ tags }: { tags: readonly Tag[] }) {
  return (
    <ul className="cl-tags">
      {tags.map(({ icon: TagIcon, label }, place) => (
        <li key={place}>
          {TagIcon && <TagIcon />}
          {label}
        </li>
      ))}
    </ul>
  );
}
