/**
 * Which modules of a build share a file. The two screens at which a visit begins, login and home, come in few files
 * with nothing in them that they do not draw; the parts of all others are gathered so that a screen brings little of its own.
 * A group takes along what its modules import, and groups are asked in this order.
 */
const inLibs = (folder, names) =>
  new RegExp(`[\\\\/]libs[\\\\/]${folder}[\\\\/]src[\\\\/](?:${names.join('|')})\\.tsx?$`);

const oneOf =
  (...tests) =>
  (id) =>
    tests.some((test) => test.test(id));

/** What every screen runs on, and the bundler's own few lines. It could be a file of its own, for ever the same, but nobody can do without it. */
const frame =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|react-router-dom|scheduler|@lingui|@tanstack|valibot)[\\/](?!.*(?:useQueries|queriesObserver))|rolldown[\\/]runtime/;
/** The start-up with all it imports: client, session, guards and the doors of the features. */
const shell =
  /[\\/]apps[\\/]shell[\\/]src[\\/](?!locales|layout[\\/](?:unknown|lines-above|newer-build|slow-reads)|start-up[\\/](?:newer-build|register-worker)|host[\\/](?:bridge|protocol|back-button))/;

/** Parts that the login draws, as nearly every other screen does. */
const firstParts = inLibs('ui', [
  'fields/(check-row|field-frame|text-field)',
  'icons/drawn/(arrow-clockwise|caret-right|check|info|password|x-circle)',
  'page/(brand-mark|layout)',
  'paper/note',
  'screen/(failed-state|lazy-part|slow-connection)',
  'words/use-language',
]);
const firstFormats = inLibs('formatting', ['phone']);
const firstReads = inLibs('api-client', ['declare/endpoint', 'react/use-(read|write)']);

/** Of auth, what asks for the number. */
const login = inLibs('auth', [
  'pages/(login-page|login-phone-step|login-terms|shared-phone-tick|use-(code-sender|login-trip))',
  'parts/(agreement-line|phone-field|send-failure|shared-phone-row|use-seconds-left)',
  'phone/(last-borrower|wanted-page)',
  'rules/(code-wait|phone-groups|phone-mark|wanted-page)',
  '(code-sendings|queries|contract|contract/.*)',
]);
/** The steps behind the number; the sheet that signs by a code shares them. */
const laterLogin = inLibs('(?:auth|ui)', [
  'pages/(code-entry|hand-over-step|later-login-steps|login-(code|password)-step|new-password-step|use-(enter|message-code))',
  'parts/(code-field|only-for-you|other-ways|password-field|send-again|use-code-failure-words)',
  'rules/(code-refusal|new-password)',
  'fields/otp-field',
]);

/** Of loans, what home draws first: its slip, the bar above it and the button. */
const home = inLibs('loans', [
  'pages/(home-page|borrower-home|visitor-home)',
  'parts/(announcement-bell|application-slip|apr-range|day-words|due-stamp|due-words|example-slip|home-pinned|later-below-slip|listen-button|noted|order-stamp|paid-apart-line|pull-to-refresh|read-failure|repay-slip|tenure-words|use-has-voice|use-price-on-phone|use-pull-to-refresh)',
  'rules/(amount-choice|due|home-hero|next-step|order-stamp|paid-apart|price|to-pay-today)',
  '(queries|contract|contract/.*)',
]);

/** Parts of paper: home's slip is made of them, and so is every screen about money. */
const papers = inLibs('ui', [
  'fields/amount-stepper',
  'icons/drawn/(arrow-circle-right-fill|bell|clock|clock-fill|circle-dashed|eye|eye-slash|hourglass-medium-fill|minus|phone-call|plus|shield-check|wifi-slash|x-circle-fill)',
  'layers/(layer|sheet|use-modal-focus)',
  'page/(hide-amounts-button|section|till)',
  'paper/(?!banner|cost-bar|facts|ledger-block|price-tag|schedule-table|seal|ticket).*',
  'screen/(pinned-read|read-failure|skeleton|stale-line|once-opened)',
  'theme/heard',
]);
const paperMoney = inLibs('(?:formatting|api-client)', [
  'day',
  'decimal',
  'group',
  'instant',
  'minor',
  'percent',
  'declare/(blocks|loan-shapes)',
  'react/use-money-write',
]);

/** What stands below home's slip, which is fetched while the slip is drawn; and what a few other screens share with it alone. */
const belowSlip = oneOf(
  inLibs('loans', [
    'parts/(banner-block|below-slip|home-blocks|how-it-works|large-card-block|product-list-block|product-logo|product-row|refresh-action|security-drawing|small-card-block|tool-shortcuts|use-skipped-blocks)',
    'rules/by-lowest-apr',
  ]),
  inLibs('ui', [
    'icons/drawn/(bell-ringing|calculator|lightning|notebook|seal-percent|storefront|users)',
    'near/(use-near|watch-near)',
    'page/(due-count-words|tools-grid)',
    'paper/(banner|facts|ledger-block|price-tag|ticket)',
  ]),
);
/** Its styles stand in home's page all the same: a file more would be one more to wait for. */
const stylesBelowSlip =
  /[\\/]libs[\\/](?:loans[\\/]src[\\/]parts[\\/](?:banner-block|product-logo|product-row)|ui[\\/]src[\\/]p(?:aper|age)[\\/](?:banner|facts|price-tag|ticket|tools-grid))\.css$/;

/** The login asks for one thing only. */
const severalReads = /[\\/]@tanstack[\\/].*(?:useQueries|queriesObserver)/;

const offline = /[\\/]libs[\\/]api-client[\\/]src[\\/]offline[\\/]/;
/** What keeps the last answers: every visit fetches it, long after its first screen. */
const keptReads =
  /[\\/]libs[\\/]api-client[\\/]src[\\/]kept-reads[\\/](?!keep-reads)|[\\/]node_modules[\\/]idb[\\/]/;
const fields = inLibs('ui', ['fields/.*', 'pictures/.*']);
/** What works a loan out again: only screens that show a plan need it. */
const loanMaths = inLibs('loans', [
  'parts/maths-.*',
  'rules/(check-maths|cost-on-phone|explain-maths|price-on-phone|what-if|work-out)',
]);

/** Of certification, what it asks the lender, and the way from step to step. */
const certificationCalls = inLibs('certification', [
  '(contract|contract/.*|queries|step-paths)',
  'parts/(question|step-page)',
  'pages/(use-flow|when-read)',
  'phone/(draft-store|use-draft)',
  'rules/(answers|draft-book|steps|visible-items)',
]);
/** Of certification, what fills in a form: the pictures of a card and a face need none of it. */
const certificationForms = inLibs('certification', [
  'pages/(city-field|step-form)',
  'parts/form/.*',
  'rules/(answers-to-send|calendar-day|check-form|check-item|clean-value|id-numbers|identity-form|number-hints|place-groups)',
]);

/** What nearly all screens of these two share: a file for each two or three of them would be a dozen small ones. */
const complaintsCalls = inLibs('complaints', [
  '(contract|contract/.*|queries)',
  'pages/use-tap-ahead',
  'parts/(day-words|drawings|problem-stamp)',
  'phone/(draft-store|use-draft)',
  'rules/(problem-draft|problem-state)',
]);
const remindersCalls = inLibs('reminders', [
  '(contract|contract/.*|lines|queries|use-write-reminders)',
  'pages/reminder-outbox',
  'parts/(due-item|due-words|outbox-notes|phone-full-note|unread)',
  'rules/(due-list|on-phone|rhythm)',
]);

const libs = /[\\/]libs[\\/](?!.*\.po$)/;
const shared = /[\\/]libs[\\/](?:ui|formatting|api-client|privacy|routes)[\\/](?!.*\.po$)/;

/** Of what stands in no group above, what five screens of a feature share. */
const ofFeature = (id) => /[\\/]libs[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: 'first', test: oneOf(frame, shell, firstParts, firstFormats, firstReads), priority: 8 },
  { name: 'login', test: login, priority: 7 },
  { name: 'maths', test: /[\\/]libs[\\/]loan-math[\\/]/, priority: 7 },
  { name: 'home', test: oneOf(papers, paperMoney, severalReads, home, stylesBelowSlip), priority: 6 },
  { name: 'below-slip', test: belowSlip, priority: 5.5 },
  { name: 'later-login', test: laterLogin, priority: 5 },
  { name: 'kept-reads', test: keptReads, priority: 5.2 },
  { name: 'offline', test: offline, priority: 5 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 5 },
  { name: 'parts', test: shared, minShareCount: 3, priority: 4 },
  { name: 'certification-calls', test: certificationCalls, priority: 5 },
  { name: 'complaints-calls', test: complaintsCalls, priority: 3.5 },
  { name: 'reminders-calls', test: remindersCalls, priority: 3.5 },
  { name: 'certification-forms', test: certificationForms, minShareCount: 3, priority: 4 },
  { name: 'loan-maths', test: loanMaths, minShareCount: 2, priority: 4 },
  { name: ofFeature, test: libs, minShareCount: 5, priority: 3 },
];
