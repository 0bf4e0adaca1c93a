import { LinkAction, TopLine } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useNewerBuild } from '../start-up/newer-build';
import { loadNewerBuild } from '../start-up/worker-update';

/** Says above the screen that there is a newer build. It is loaded only by a tap, so it never interrupts a form. */
export function NewerBuildLine() {
  const isThere = useNewerBuild();
  return (
    <div role="status">
      {isThere && (
        <TopLine
          action={
            <LinkAction onClick={() => void loadNewerBuild()}>
              <Trans>Load it</Trans>
            </LinkAction>
          }
        >
          <Trans>There is a new version</Trans>
        </TopLine>
      )}
    </div>
  );
}
