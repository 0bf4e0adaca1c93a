import { SideNav } from './side-nav';
import { NewerBuildLine } from './newer-build-line';
import { SlowReadsLine } from './slow-reads-line';

/** What the app shows beside and above a screen. */
export const LinesAbove = () => (
  <>
    <SideNav />
    <NewerBuildLine />
    <SlowReadsLine />
  </>
);
