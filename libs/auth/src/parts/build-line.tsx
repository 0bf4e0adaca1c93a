import { buildId, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './build-line.css';

export interface BuildLineProps {
  /** Which version of its words the page has. */
  readonly children?: ReactNode;
}

/** The last lines of a page: which build this is, for whoever asks for help. */
export function BuildLine({ children }: BuildLineProps) {
  const build = buildId();
  return (
    <div className="cl-auth-build">
      {children !== undefined && (
        <Text size="cap" tone="dim">
          {children}
        </Text>
      )}
      <Text size="cap" tone="dim">
        <Trans>Clearloan, build {build}</Trans>
      </Text>
    </div>
  );
}
