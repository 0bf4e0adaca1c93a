/**
 * Which modules of a build share a chunk. A chunk's name contains the hash of its content, so a chunk that imports another one
 * changes with it. Only the entry (`main.tsx`, `features.ts` and the features' routes) names the lazy screens, and no chunk imports
 * the entry. A screen's own modules are in its own chunk: a new message invalidates that chunk and the entry, not the shared ones.
 */

/**
 * The start-up. A group includes what its modules import, React among it, and the bundler's runtime. React in a separate chunk would
 * cost every borrower one request and 0.8 kB more.
 */
const startUp = /[\\/]apps[\\/]shell[\\/]src[\\/](?:app\.tsx|start-up[\\/]open-app\.ts)$/;
const bundlerRuntime = /rolldown[\\/]runtime/;
/** Modules that login and home both render. */
const firstParts =
  /[\\/]libs[\\/](?:ui[\\/]src[\\/](?:fields[\\/](?:check-row|field-frame|text-field)|screen[\\/]failed-state|page[\\/](?:layout|brand-mark)|paper[\\/]note)|formatting[\\/]src[\\/]phone|app-runtime[\\/]src[\\/]lazy[\\/]lazy-part|session[\\/]src[\\/]contract[\\/]proof|api-client[\\/]src[\\/](?:declare[\\/]endpoint|react[\\/]use-(?:read|write)))\.tsx?$/;
const firstIcons =
  /[\\/]assets[\\/](?:bold[\\/](?:check|info|password|x-circle)-bold|fill[\\/](?:clock-fill|hourglass-medium-fill))\.svg$/;
const login = /[\\/]libs[\\/]auth[\\/]src[\\/]pages[\\/]login-page\.tsx$/;
const home = /[\\/]libs[\\/]home[\\/]src[\\/]pages[\\/]home-page\.tsx$/;

/** A sheet opens after a tap; its file does not contain all other parts. */
const sheet = /[\\/]libs[\\/]ui[\\/]src[\\/]layers[\\/]sheet\.(?:tsx|css)$/;

/** Printing and its style: no first screen loads them. */
const paper = /[\\/]libs[\\/]ui[\\/]src[\\/]paper[\\/](?:print-page\.ts|printed-page\.css)$/;

/** Modules that import screens or catalogs dynamically. */
const namesScreens = /[\\/]src[\\/](?:catalog|index|on-demand)\.tsx?$/;
const ownCode = /[\\/](?:libs|apps|@phosphor-icons)[\\/](?!.*\.po$)/;
const homeCode = /[\\/]libs[\\/](?:home|loan-view)[\\/].*\.tsx?$/;
const libs = /[\\/]libs[\\/](?!.*\.po$)/;
const shared =
  /[\\/](?:libs[\\/](?:ui|app-runtime|formatting|api-client|routes|loan-math)|node_modules[\\/]@(?:tanstack|phosphor-icons))[\\/](?!.*\.po$)|[\\/]libs[\\/](?:loan-contract[\\/]src[\\/]transaction|loan-view[\\/]src[\\/]contract[\\/]loan-calls)\.ts$/;
const routesOf = /[\\/]libs[\\/][a-z-]+[\\/]src[\\/]routes\.tsx$/;

/** Modules of the start-up, of both first screens, and of a feature's routes, which the feature's screens import too. */
function ofStart(id, graph) {
  if (startUp.test(id) || firstParts.test(id) || firstIcons.test(id)) return 'first';
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((by) => routesOf.test(by)) && !namesScreens.test(id) ? 'first' : null;
}

/** Whether a module serves one screen alone: every import path leads through that screen's page. */
function isOnlyOf(page, id, graph) {
  if (page.test(id)) return true;
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return (
    importers.length > 0 &&
    dynamicImporters.length === 0 &&
    importers.every((by) => isOnlyOf(page, by, graph))
  );
}

/** Home's own modules, separate from those that it shares with other screens. */
const onlyOfHome = (id, graph) => (isOnlyOf(home, id, graph) ? 'home-page' : null);

/** Modules that all screens of the verification need, also those without a form: the pictures of a card and of a face. */
const certificationCalls =
  /[\\/]libs[\\/]certification[\\/]src[\\/](?:contract|queries|step-paths|pages[\\/](?:use-flow|query-boundary)|parts[\\/]step-page|device[\\/]use-draft|rules[\\/](?:answers|draft-book|steps))/;
/** Modules that the calculator's page shares with its tabs. Otherwise the tabs import the page, and its messages invalidate them too. */
const calculator = /[\\/]libs[\\/]calculator[\\/].*\.(?:tsx?|css)$/;
/** The search for a plan's errors: two features load it when a figure differs, and no first screen. */
const verify = /[\\/]libs[\\/]loan-math[\\/]src[\\/]verify[\\/]/;
/** What must hold between replies: loaded with the screens that act on money, and with no first screen. */
const rules =
  /[\\/]libs[\\/](?:api-client[\\/]src[\\/]declare[\\/]rule|loan-contract[\\/]src[\\/](?:price-rules|accruing-loan)|[a-z-]+[\\/]src[\\/](?:contract[\\/](?:offer|pay|plan|autopay|arrangement|loan|paper)-rules|rules[\\/](?:offer|plan)-flaw))\.ts$/;
/** Loaded after every first screen. In the shared chunk of its feature it would load that chunk for every borrower. */
const notices = /[\\/]libs[\\/]reminders[\\/]src[\\/]notices\.ts$/;
/** The screens of messages. In the shared chunk of their feature their calls would be loaded with every reminder. */
const messages =
  /[\\/]libs[\\/]reminders[\\/]src[\\/](?:contract[\\/]messages|messages[\\/](?:message-days|[a-z]+-page))\.tsx?$/;
/** The screen of passkeys and the step that signs with one. In the shared chunk of their feature all its screens would load them. */
const passkeys =
  /[\\/]libs[\\/](?:session[\\/]src[\\/](?:contract[\\/]|queries[\\/]|codes[\\/]device-)passkeys|auth[\\/]src[\\/]pages[\\/]passkey-step|account[\\/]src[\\/]passkeys[\\/].*)\.tsx?$/;
/** Modules that several screens of one feature share; home, application and loans are one here. */
const ofFeature = (id) =>
  /[\\/]libs[\\/]([a-z-]+)[\\/]/.exec(id)?.[1]?.replace(/^(?:home|application|loan-view)$/, 'loans') ?? null;

/**
 * Parts and rules that two or three screens of a feature share. A chunk for each would cost every borrower its name in the start-up.
 * Home shows logos: with the other parts of loans, their messages would be in its page.
 */
const fewShare =
  /[\\/]libs[\\/](?:(?:home|application|loans|loan-view)[\\/]src[\\/]rules|(?:application|loans|loan-view)[\\/]src[\\/](?:parts|terms)[\\/](?!product-logo|agreement-text|safe-html|lender-html)|loan-view[\\/]src[\\/]queries|(?:privacy|repayment)[\\/]src[\\/](?:parts|rules)[\\/]|auth[\\/]src[\\/]rules[\\/]account-of|session[\\/]src[\\/](?:rules[\\/]unsent|device[\\/](?:drop-subscription|login-time))|reminders[\\/]src[\\/](?:use-write|pages[\\/]use-|rules[\\/]reminder-form)|bookkeeping[\\/]src[\\/]rules[\\/](?:category-drafts|budgets)\.)/;

/** Catalogs are in a folder per language, so that the service worker can cache one language. */
export const languageFolder = (module) =>
  (/[\\/]locales[\\/]([a-z]{2})\.po/.exec(module ?? '') ?? [])
    .slice(1)
    .map((language) => `${language}/`)
    .join('');

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: ofStart, test: ownCode, priority: 5 },
  { name: 'first', test: bundlerRuntime, priority: 5 },
  { name: 'login', test: login, priority: 4 },
  { name: onlyOfHome, test: homeCode, includeDependenciesRecursively: false, priority: 4 },
  { name: 'home', test: home, priority: 3 },
  { name: 'sheet', test: sheet, priority: 3 },
  { name: 'paper', test: paper, includeDependenciesRecursively: false, priority: 3 },
  { name: 'verify', test: verify, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
  { name: 'rules', test: rules, includeDependenciesRecursively: false, priority: 3 },
  { name: 'parts', test: shared, minShareCount: 2, priority: 2 },
  { name: 'notices', test: notices, priority: 2 },
  { name: 'messages', test: messages, includeDependenciesRecursively: false, priority: 2 },
  { name: 'certification-calls', test: certificationCalls, priority: 2 },
  { name: 'passkeys', test: passkeys, includeDependenciesRecursively: false, priority: 2 },
  { name: ofFeature, test: libs, minShareCount: 4, priority: 1 },
  {
    name: (id) => `${ofFeature(id)?.replace('session', 'auth')}-parts`,
    test: fewShare,
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 0,
  },
  { name: 'calculator-tabs', test: calculator, minShareCount: 2, priority: 0 },
];
