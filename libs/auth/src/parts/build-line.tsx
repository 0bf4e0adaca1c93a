import { buildId, useBrand } from '@clearloan/app-runtime';
import { Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import './build-line.css';

export interface BuildLineProps {
  /** The version of the page's text. */
  readonly children?: ReactNode;
}

/** The last lines of a page: the build, for support. */
export function BuildLine({ children }: BuildLineProps) {
  const { name: brandName } = useBrand();
  const build = buildId();
  return (
    <div className="cl-auth-build">
      {children !== undefined && (
        <Text size="cap" tone="dim">
          {children}
        </Text>
      )}
      <Text size="cap" tone="dim">
        <Trans>
          {brandName}, build {build}
        </Trans>
      </Text>
    </div>
  );
}
