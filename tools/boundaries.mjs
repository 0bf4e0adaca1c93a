/**
 * Which project may import which. One table for the lint (eslint.config.mjs), its fixtures and the printed page
 * (tools/print-boundaries.mjs). Projects carry two tags in their project.json: `type:<kind>` and `scope:<name>`.
 */
import { builtinModules } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../libs');

function tagsOf(name) {
  const file = join(libs, name, 'project.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).tags : [];
}

/** From a kind of project to the tags it may import; tests included, because Nx sees projects and not files. */
export const mayUse = {
  'type:shell': ['type:feature', 'type:privacy', 'type:ui', 'type:runtime', 'type:base', 'type:testing'],
  'type:sandbox': [
    'type:lender',
    'type:contract-suite',
    'type:open-api',
    'type:feature',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:lender-app': ['type:lender'],
  // Its tests send requests as the suite does and compare refusals with the document.
  'type:lender': [
    'type:contract-suite',
    'type:open-api',
    'type:feature',
    'type:privacy',
    'type:contract',
    'type:base',
  ],
  'type:contract-suite': ['type:open-api', 'type:feature', 'type:privacy', 'type:contract', 'type:base'],
  'type:open-api': ['type:feature', 'type:privacy', 'type:contract', 'type:base'],
  'type:e2e': ['type:feature', 'type:privacy', 'type:contract', 'type:base'],
  'type:feature': ['type:privacy', 'type:ui', 'type:runtime', 'type:contract', 'type:base', 'type:testing'],
  'type:privacy': [
    'scope:api-client',
    'scope:formatting',
    'scope:routes',
    'type:ui',
    'type:runtime',
    'type:testing',
  ],
  'type:ui': ['type:runtime', 'scope:formatting', 'scope:routes'],
  'type:runtime': ['scope:formatting', 'scope:routes'],
  'type:testing': ['scope:api-client', 'scope:routes', 'type:ui', 'type:runtime'],
  // Uses the declaration entry point of api-client.
  'type:contract': ['scope:api-client', 'scope:formatting'],
  // One parser for typed input; formatting itself imports nothing.
  'type:base': ['scope:formatting'],
};

/** The projects tagged as features, for the patterns below: the rules apply to a new one from its first file. */
const featureNames = readdirSync(libs).filter((name) => tagsOf(name).includes('type:feature'));
const features = featureNames.join('|');
const testFile = /\.test\.tsx?$/;
const inFeature = (place) => new RegExp(`^libs/(${features}|privacy)/src/${place}`);
/** Folders of screens: pages with their parts; loans has one per sub-feature. */
const screens =
  'pages|parts|home|product|offer|orders|loan|agreements|speech|flow|papers|details|devices|autopay';
const react = 'react|react-dom|react-router|react-router-dom|react-vant|@lingui/react|@tanstack/react-query';

/**
 * Rules that the project graph cannot express: for single files and entry points. A law bans specifiers (`ban`; relative ones
 * are compared as paths from the root) or imported `names`, `where` it applies and not `except`. Laws marked `atStart`
 * apply to eager imports only: types and lazy imports are allowed.
 */
export const importLaws = [
  ...featureNames.map((name) => ({
    law: 'a feature imports no other feature: use a port that the shell fills, and link to its screens by name with libs/routes',
    where: new RegExp(`^libs/${name}/`),
    ban: new RegExp(`^@clearloan/(?!${name}(/|$))(${features})(/|$)`),
  })),
  {
    law: 'browser code does not use Node: use the equivalent web API, or move the code to tools/ or the lender',
    where: /^(libs\/(?!(testing|lender|contract-suite|open-api)\/)|apps\/shell\/src\/)/,
    except: /\.test\.tsx?$|^libs\/[\w-]+\/src\/(testing|faults)\//,
    ban: new RegExp(`^(node:|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$)`),
  },
  {
    law: 'only libs/ui imports react-vant: it is unmaintained and needs roles, labels and focus handling',
    where: /^(apps|libs)\//,
    except: /^libs\/ui\//,
    ban: /^(react-vant|@react-vant)(\/|$)/,
  },
  {
    law: 'only send.ts in api-client imports ky: there is one transport',
    where: /^(apps|libs)\//,
    except: /^libs\/api-client\/src\/(.*\/)?send\.ts$/,
    ban: /^ky(\/|$)/,
  },
  {
    law: 'only tests import @clearloan/testing: it must not reach a borrower',
    where: /^(apps|libs)\/(?!testing\/)/,
    except: testFile,
    ban: /^@clearloan\/testing$/,
  },
  {
    law: 'the lender and the browser tests import contracts, not screens',
    where: /^(apps\/(lender|sandbox|shell-e2e)|libs\/(lender|contract-suite|open-api))\//,
    ban: new RegExp(`^@clearloan/(${features}|privacy|api-client|ui|app-runtime)$`),
  },
  {
    law: 'a write runs in the transaction that holds the borrower’s lock: take a LockedBorrower or LockedOrder from the caller instead of opening a transaction here',
    where:
      /^libs\/lender\/src\/(core\/(lending|orders|payments|servicing)|modules\/(bookkeeping|calculator|certification|reminders))\//,
    except:
      /\.test\.ts$|\/testing\/|\/lending\/(seeds\/.*|catch-up|console)\.ts$|\/orders\/products\.ts$|\/payments\/(arrival|bank-entry)\.ts$|\/reminders\/push-reminders\.ts$|\/lending\/outside-answers\.ts$/,
    ban: /^libs\/lender\/src\/platform\/database\/connection$/,
    names: ['transaction', 'outsideTransaction'],
  },
  {
    law: 'only tests use autocommit: the lender writes in transactions',
    where: /^libs\/lender\/src\//,
    except: /\.test\.ts$|\/testing\//,
    ban: /^libs\/lender\/src\/platform\/database\/connection$/,
    names: ['autocommit'],
  },
  {
    law: 'the shell imports a feature through its index: a contract would add its schemas to the first chunk',
    where: /^apps\/shell\//,
    except: testFile,
    ban: /^@clearloan\/[\w-]+\/contract$/,
  },
  {
    law: 'an index and its routes import neither contract nor page: these are lazy',
    where: inFeature('(index|routes)\\.tsx?$'),
    except: /^libs\/privacy\//,
    ban: /^libs\/[\w-]+\/src\/(contract|pages)(\/|$)/,
    atStart: true,
  },
  {
    law: 'the server imports contracts too: no React, no transport, no screen code',
    where: inFeature('contract(\\.ts$|/)'),
    ban: new RegExp(
      `^(${react}|@clearloan/(ui|app-runtime))(/|$)|^@clearloan/api-client$|^libs/[\\w-]+/src/(rules|queries|${screens})(/|$)`,
    ),
  },
  {
    law: 'rules are pure: no React, no transport, no screen code',
    where: inFeature('rules/'),
    ban: new RegExp(
      `^(${react}|@clearloan/(ui|app-runtime))(/|$)|^@clearloan/api-client$|^libs/[\\w-]+/src/(queries|${screens})(/|$)`,
    ),
  },
  {
    law: 'queries do not import screens',
    where: inFeature('queries(\\.ts$|/)'),
    ban: new RegExp(`^libs/[\\w-]+/src/(${screens})(/|$)`),
  },
  {
    law: 'parts only render their props: they load no data',
    where: inFeature('parts/'),
    ban: /^libs\/[\w-]+\/src\/(queries|pages)(\/|$)|^@tanstack\/react-query$/,
  },
  {
    law: 'the server imports formatting, loan-contract, loan-math and routes too: no React',
    where: /^libs\/(formatting|loan-contract|loan-math|routes)\//,
    ban: new RegExp(`^(${react})(/|$)`),
  },
  {
    law: 'api-client imports no component, toast or router; the shell passes them in',
    where: /^libs\/api-client\//,
    except: testFile,
    ban: /^(react-dom|react-router|react-router-dom|@lingui\/react)(\/|$)/,
  },
  {
    law: 'the server imports api-client/declare too: no React, no transport',
    where: /^libs\/api-client\/src\/declare\//,
    ban: new RegExp(`^(${react})(/|$)|^libs/api-client/src/(?!declare(/|$))`),
  },
  {
    law: 'screens use whole minor units and formatMinor; major units lose cents',
    where: /^(libs\/(?!(formatting|lender|contract-suite|open-api)\/)|apps\/shell\/)/,
    ban: /^@clearloan\/formatting$/,
    names: ['formatMoney', 'formatDotGrouped', 'toFixedDecimal'],
  },
  {
    law: 'the router is in declarative mode, without loaders, fetchers, actions and blockers: api-client loads the data',
    where: /^(libs|apps\/shell)\//,
    ban: /^react-router(-dom)?$/,
    names: [
      'Await',
      'createBrowserRouter',
      'createHashRouter',
      'createMemoryRouter',
      'Form',
      'RouterProvider',
      'ScrollRestoration',
      'UNSAFE_DataRouterContext',
      'UNSAFE_DataRouterStateContext',
      'useActionData',
      'useBlocker',
      'useFetcher',
      'useFetchers',
      'useFormAction',
      'useLoaderData',
      'useNavigation',
      'useRevalidator',
      'useRouteError',
      'useRouteLoaderData',
      'useSubmit',
      'unstable_usePrompt',
    ],
  },
];

/** Names without meaning, for a file or a folder. */
export const emptyNames = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'manager',
  'managers',
  'service',
  'services',
  'data',
  'misc',
];
