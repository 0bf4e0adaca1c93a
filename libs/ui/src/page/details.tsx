import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CaretDownIcon } from '../icons/drawn/caret-down';
import './details.css';

export interface DetailsProps {
  /** "Details" by default. */
  title?: ReactNode;
  children: ReactNode;
}

/** Facts that prove something and that few people look up: marks of a text, versions, formats. Closed until they are asked for. */
export function Details({ title, children }: DetailsProps) {
  return (
    <details className="cl-details">
      <summary>
        {title ?? <Trans>Details</Trans>}
        <CaretDownIcon size="small" />
      </summary>
      {children}
    </details>
  );
}
