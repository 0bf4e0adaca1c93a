import { SideNav } from './side-nav';
import { SlowReadsLine } from './slow-reads-line';
import { LinkAction, TopLine } from '@clearloan/ui';
import { Trans } from '@lingui/react/macro';
import { useNewerBuild } from '../runtime/newer-build';
import { loadNewerBuild } from '../runtime/worker-update';

/** The elements above and beside a screen. */
export const LinesAbove = () => (
  <>
    <SideNav />
    <NewerBuildLine />
    <SlowReadsLine />
  </>
);

/** Shows above the screen that a newer build is available. It reloads only on tap, so it never interrupts a form. */
export function NewerBuildLine() {
  const isThere = useNewerBuild();
  return (
    <div role="status">
      {isThere && (
        <TopLine
          action={
            <LinkAction onClick={() => void loadNewerBuild()}>
              <Trans>Update</Trans>
            </LinkAction>
          }
        >
          <Trans>A new version is available</Trans>
        </TopLine>
      )}
    </div>
  );
}
