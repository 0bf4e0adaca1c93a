/**
 * Which file may import what. The projects' tags are checked in lint (tools/boundaries.mjs); these are
 * the laws about files and entry points, and about cycles. Run by `npm test` and by `npx depcruise apps libs`.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const tagsOf = (name) => {
  const file = join(__dirname, 'libs', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).nx.tags : [];
};
const features = readdirSync(join(__dirname, 'libs')).filter((name) => tagsOf(name).includes('type:feature'));
const anyFeature = `(${features.join('|')})`;
/** Files that only tests import. */
const forTests = '/(fixtures|faults)/|^libs/testing/';
const server = '^(apps/(lender|sandbox)|libs/(lender|contract-suite|open-api))/';

/** An npm package, installed or not. */
const npm = (...names) => `^(node_modules/)?(${names.join('|')})(/|$)`;
const react = npm(
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-vant',
  '@lingui/react',
  '@tanstack/react-query',
);
const screens = '^libs/(ui|app-runtime)/|^libs/api-client/src/(?!declare/|offline/)';
/** What only a screen needs, seen from the folders of the same feature. */
const screenFolders = `^libs/${anyFeature}/src/(pages|parts|product|offer|orders|loan|agreements|speech|flow|papers|activity|details|devices|autopay)/`;
const queries = '^libs/[^/]+/src/queries([.]ts$|/)';
/** Types and lazy imports are no part of the first chunk. */
const eager = { dynamic: false, dependencyTypesNot: ['type-only'] };

const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const cycles = [
  law(
    'no-file-cycle',
    'Two files that import each other are one module. Move the shared part into a third file.',
    {},
    { circular: true },
  ),
  {
    ...law(
      'no-folder-cycle',
      'Folders of a project are layers. Move the shared part into a folder below both.',
      { path: '^(apps|libs)/' },
      { circular: true },
    ),
    scope: 'folder',
  },
];

const ofTheLender = [
  law(
    'lending-core-seam',
    'Products, orders, servicing, lending and payments are the core: use platform/context/lending-core.ts, so that another core can take its place.',
    // The sample reports are about loans of the sample data.
    { path: '^libs/lender/src/', pathNot: `^libs/lender/src/(core/|modules/complaints/seeds[.]ts$)` },
    { path: '^libs/lender/src/core/(orders|servicing|lending|payments)/' },
  ),
  law(
    'one-core-is-bound',
    'Which core answers is decided where the process starts. Modules use platform/context/lending-core.ts.',
    {
      path: '^libs/lender/src/(modules/|core/(?!binding/)|platform/(context|http|console|statements))',
    },
    { path: '^libs/lender/src/core/binding/' },
  ),
  law(
    'lender-runs-alone',
    'The lender imports contracts, not the programs that check or describe it, and not the sandbox.',
    { path: '^libs/lender/' },
    { path: '^libs/(contract-suite|open-api)/|^apps/' },
  ),
  law(
    'contracts-not-screens',
    'The lender imports a feature through its contract.',
    { path: server },
    {
      path: `^libs/(${features.join('|')}|session|loan-view|privacy|ui|app-runtime)/src/index[.]ts$|^libs/api-client/src/index[.]ts$`,
    },
  ),
];

const ofTheApp = [
  ...features.map((name) =>
    law(
      `${name}-imports-no-feature`,
      'Use a port that the shell fills, and link to its screens by name with libs/routes.',
      { path: `^libs/${name}/` },
      { path: `^libs/${anyFeature}/`, pathNot: `^libs/${name}/` },
    ),
  ),
  law(
    'no-node-in-browsers',
    'Use the equivalent web API, or move the code to tools/ or the lender.',
    { path: '^(libs|apps/shell/src)/', pathNot: `${forTests}|${server}|^libs/[^/]+/[^/]+$` },
    { dependencyTypes: ['core'] },
  ),
  law(
    'react-vant-in-ui',
    'It is unmaintained and needs roles, labels and focus handling, which libs/ui adds.',
    { path: '^(apps|libs)/', pathNot: '^libs/ui/' },
    { path: npm('react-vant', '@react-vant') },
  ),
  law(
    'one-transport',
    'Only send.ts in api-client imports ky.',
    { path: '^(apps|libs)/', pathNot: '^libs/api-client/src/.*/send[.]ts$' },
    { path: npm('ky') },
  ),
  law(
    'testing-in-tests',
    'It must not reach a borrower.',
    { path: '^(apps|libs)/', pathNot: forTests },
    { path: '^libs/testing/' },
  ),
  law(
    'shell-loads-no-contract',
    'The shell imports a feature through its index: a contract would add its schemas to the first chunk.',
    { path: '^apps/shell/' },
    { path: '^libs/[^/]+/src/contract[.]ts$' },
  ),
  law(
    'lazy-pages',
    'An index and its routes load contract and pages lazily.',
    { path: `^libs/${anyFeature}/src/(index|routes)[.]tsx?$` },
    { path: '^libs/[^/]+/src/(contract|pages)([.]ts$|/)', ...eager },
  ),
  law(
    'parts-only-render',
    'Parts render their props: they load no data.',
    { path: `^libs/(${features.join('|')}|session|loan-view|privacy)/src/parts/` },
    { path: `${queries}|^libs/[^/]+/src/pages/|${npm('@tanstack/react-query')}` },
  ),
  law(
    'queries-without-screens',
    'Queries do not import screens.',
    { path: queries },
    { path: screenFolders },
  ),
  law(
    'api-client-without-screens',
    'api-client imports no component, toast or router; the shell passes them in.',
    { path: '^libs/api-client/' },
    { path: npm('react-dom', 'react-router', 'react-router-dom', '@lingui/react') },
  ),
];

const shared = [
  law(
    'contracts-and-rules-are-pure',
    'The server imports contracts too, and rules are pure: no React, no transport, no screen code.',
    { path: `^libs/(${features.join('|')}|session|loan-view|privacy)/src/(rules/|contract([.]ts$|/))` },
    { path: `${react}|${screens}|${queries}|${screenFolders}` },
  ),
  law(
    'shared-with-the-server',
    'The server imports formatting, loan-contract, loan-math, routes and api-client/declare too: no React, no transport.',
    { path: '^libs/(formatting|loan-contract|loan-math|routes|api-client/src/declare)/' },
    { path: `${react}|${screens}` },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...cycles, ...ofTheLender, ...ofTheApp, ...shared],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests import across layers; the tags of their project bind them too.
    exclude: { path: ['^tools/', '/src/.*testing/', '[.](test|spec|stories)[.]', '^apps/shell-e2e'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.po', '.css'],
    },
  },
};
