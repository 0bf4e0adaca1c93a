/**
 * Which modules of a build share a file. A file's name carries the hash of its content, so a file that names another one changes
 * with it. The names of all lazy screens stand in the entry (`main.tsx`, `features.ts` and the features' routes), which no file
 * imports: a change of one feature renews that feature's files and the entry, and not what all screens share.
 */

/**
 * The start-up; a group takes along what its modules import, React among it. React in a file of its own would be one request and
 * 0.8 kB more for everybody.
 */
const startUp = /[\\/]apps[\\/]shell[\\/]src[\\/](?:app\.tsx|start-up[\\/]open-app\.ts)$/;
/** What login and home both draw. */
const firstParts =
  /[\\/]libs[\\/](?:ui[\\/]src[\\/](?:fields[\\/](?:check-row|field-frame|text-field)|screen[\\/](?:failed-state|lazy-part)|page[\\/](?:layout|brand-mark)|paper[\\/]note|icons[\\/]drawn[\\/](?:check|clock-fill|hourglass-medium-fill|info|password|x-circle))|formatting[\\/]src[\\/]phone|api-client[\\/]src[\\/](?:declare[\\/]endpoint|react[\\/]use-(?:read|write)))\.tsx?$/;
const login = /[\\/]libs[\\/]auth[\\/]src[\\/]pages[\\/]login-page\.tsx$/;
const home = /[\\/]libs[\\/]loans[\\/]src[\\/]pages[\\/]home-page\.tsx$/;

/** Modules that name the files of screens or catalogs. */
const namesScreens = /[\\/]src[\\/](?:words|index)\.tsx?$/;
const ownCode = /[\\/](?:libs|apps)[\\/](?!.*\.po$)/;
const libs = /[\\/]libs[\\/](?!.*\.po$)/;
const shared =
  /[\\/](?:libs[\\/](?:ui|formatting|api-client|privacy|routes|loan-math)|node_modules[\\/]@tanstack)[\\/](?!.*\.po$)/;

const routesOf = /[\\/]libs[\\/][a-z-]+[\\/]src[\\/]routes\.tsx$/;

/** What the start-up needs, and what a feature's routes import: the feature's screens import it too. */
function ofStart(id, graph) {
  if (startUp.test(id) || firstParts.test(id)) return 'first';
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((by) => routesOf.test(by)) && !namesScreens.test(id) ? 'first' : null;
}

/** What all screens of the verification need: the pictures of a card and of a face are no forms. */
const certificationCalls =
  /[\\/]libs[\\/]certification[\\/]src[\\/](?:contract|queries|step-paths|pages[\\/](?:use-flow|when-read)|parts[\\/](?:question|step-page)|phone[\\/](?:draft-store|use-draft)|rules[\\/](?:answers|draft-book|steps|visible-items))/;

/** What several screens of one feature share. */
const ofFeature = (id) => /[\\/]libs[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: ofStart, test: ownCode, priority: 5 },
  { name: 'login', test: login, priority: 4 },
  { name: 'home', test: home, priority: 3 },
  { name: 'parts', test: shared, minShareCount: 2, priority: 2 },
  { name: 'certification-calls', test: certificationCalls, priority: 2 },
  { name: ofFeature, test: libs, minShareCount: 4, priority: 1 },
];
