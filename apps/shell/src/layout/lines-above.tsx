import { NewerBuildLine } from './newer-build-line';
import { SlowReadsLine } from './slow-reads-line';

/** What the app says of itself above a screen. */
export const LinesAbove = () => (
  <>
    <NewerBuildLine />
    <SlowReadsLine />
  </>
);
