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
  'type:sandbox': ['type:feature', 'type:privacy', 'type:contract', 'type:base'],
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
    law: 'a feature imports no other feature: take what it offers through a port that the shell fills, and link to its screens by name with libs/routes',
    where: new RegExp(`^libs/${name}/`),
    ban: new RegExp(`^@clearloan/(?!${name}(/|$))(${features})(/|$)`),
  })),
  {
    law: 'a browser library has no Node: use the web API of the same job, or move the code to tools/ or the sandbox',
    where: /^(libs\/(?!testing\/)|apps\/shell\/src\/)/,
    except: /\.test\.tsx?$|^libs\/[\w-]+\/src\/(testing|faults)\//,
    ban: new RegExp(`^(node:|(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$)`),
  },
  {
    law: 'react-vant stays in libs/ui: it is unmaintained and needs roles, labels and focus added',
    where: /^(apps|libs)\//,
    except: /^libs\/ui\//,
    ban: /^(react-vant|@react-vant)(\/|$)/,
  },
  {
    law: 'ky stays in api-client, in send.ts: there is one transport',
    where: /^(apps|libs)\//,
    except: /^libs\/api-client\/src\/(.*\/)?send\.ts$/,
    ban: /^ky(\/|$)/,
  },
  {
    law: '@clearloan/testing is for tests: nothing of it may reach a borrower',
    where: /^(apps|libs)\/(?!testing\/)/,
    except: testFile,
    ban: /^@clearloan\/testing$/,
  },
  {
    law: 'the sandbox and the browser tests read contracts, not screens',
    where: /^apps\/(sandbox|shell-e2e)\//,
    ban: new RegExp(`^@clearloan/(${features}|privacy|api-client|ui|app-runtime)$`),
  },
  {
    law: 'a write is answered in the transaction that holds the borrower’s lock: take a LockedBorrower or LockedOrder from the caller instead of opening a transaction here',
    where:
      /^apps\/sandbox\/src\/modules\/(bookkeeping|calculator|certification|lending|orders|payments|reminders|servicing)\//,
    except:
      /\.test\.ts$|\/testing\/|\/lending\/(seeds\/.*|catch-up|console)\.ts$|\/orders\/products\.ts$|\/payments\/(arrival|bank-entry)\.ts$|\/reminders\/push-reminders\.ts$|\/lending\/outside-answers\.ts$/,
    ban: /^apps\/sandbox\/src\/database\/connection$/,
    names: ['transaction', 'outsideTransaction'],
  },
  {
    law: 'autocommit is for tests: what the lender writes is decided in a transaction',
    where: /^apps\/sandbox\/src\//,
    except: /\.test\.ts$|\/testing\//,
    ban: /^apps\/sandbox\/src\/database\/connection$/,
    names: ['autocommit'],
  },
  {
    law: 'the shell goes through the front doors: a contract would put its schemas into the first chunk',
    where: /^apps\/shell\//,
    except: testFile,
    ban: /^@clearloan\/[\w-]+\/contract$/,
  },
  {
    law: 'a front door and its routes load neither contract nor page: they are lazy',
    where: inFeature('(index|routes)\\.tsx?$'),
    except: /^libs\/privacy\//,
    ban: /^libs\/[\w-]+\/src\/(contract|pages)(\/|$)/,
    atStart: true,
  },
  {
    law: 'a contract is read by the server too: no React, no transport, nothing of the screens',
    where: inFeature('contract(\\.ts$|/)'),
    ban: new RegExp(
      `^(${react}|@clearloan/(ui|app-runtime))(/|$)|^@clearloan/api-client$|^libs/[\\w-]+/src/(rules|queries|${screens})(/|$)`,
    ),
  },
  {
    law: 'rules are pure: no React, no transport, nothing of the screens',
    where: inFeature('rules/'),
    ban: new RegExp(
      `^(${react}|@clearloan/(ui|app-runtime))(/|$)|^@clearloan/api-client$|^libs/[\\w-]+/src/(queries|${screens})(/|$)`,
    ),
  },
  {
    law: 'queries know no screen',
    where: inFeature('queries(\\.ts$|/)'),
    ban: new RegExp(`^libs/[\\w-]+/src/(${screens})(/|$)`),
  },
  {
    law: 'parts are props in, elements out: they ask for nothing themselves',
    where: inFeature('parts/'),
    ban: /^libs\/[\w-]+\/src\/(queries|pages)(\/|$)|^@tanstack\/react-query$/,
  },
  {
    law: 'formatting, loan-contract, loan-math and routes run on the server too: no React',
    where: /^libs\/(formatting|loan-contract|loan-math|routes)\//,
    ban: new RegExp(`^(${react})(/|$)`),
  },
  {
    law: 'api-client knows no component, toast or router; the shell hands them in',
    where: /^libs\/api-client\//,
    except: testFile,
    ban: /^(react-dom|react-router|react-router-dom|@lingui\/react)(\/|$)/,
  },
  {
    law: 'the declaration door is read by the server too: no React, no transport',
    where: /^libs\/api-client\/src\/declare\//,
    ban: new RegExp(`^(${react})(/|$)|^libs/api-client/src/(?!declare(/|$))`),
  },
  {
    law: 'screens have whole minor units and call formatMinor; major units lose cents',
    where: /^(libs\/(?!formatting\/)|apps\/shell\/)/,
    ban: /^@clearloan\/formatting$/,
    names: ['formatMoney', 'formatDotGrouped', 'toFixedDecimal'],
  },
  {
    law: 'the router is in declarative mode, without loaders, fetchers, actions and blockers: data goes through api-client',
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
