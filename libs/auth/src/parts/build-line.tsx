import { buildId, Text } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import './build-line.css';

/** The last line of a page: which build this is, for whoever asks for help. */
export function BuildLine() {
  const build = buildId();
  return (
    <div className="cl-auth-build">
      <Text size="cap" tone="dim">
        <Trans>Clearloan, build {build}</Trans>
      </Text>
    </div>
  );
}
