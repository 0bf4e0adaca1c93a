import { describe, it } from 'node:test';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { emptyNames, importLaws as laws } from '../boundaries.mjs';
import { fileNames } from './file-names.mjs';
import { glossaryNames } from './glossary-names.mjs';
import { importLaws } from './import-laws.mjs';
import { noBuiltSql } from './no-built-sql.mjs';
import { ownSearchKeys } from './own-search-keys.mjs';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const at = (filename, code) => ({ filename, code, options: [laws] });
const refused = (filename, code) => ({ ...at(filename, code), errors: [{ messageId: 'broken' }] });

tester.run('import-laws', importLaws, {
  valid: [
    at('libs/ui/src/actions/button.tsx', "import { Button } from 'react-vant';"),
    at('libs/loans/src/rules/cost.ts', "import type { Plan } from '../contract';"),
    at('libs/loans/src/index.ts', "export const routes = () => import('./pages/home-page');"),
    at('libs/loans/src/index.ts', "export type { Plan } from './contract';"),
    at('libs/loans/src/home/home-page.test.tsx', "import { renderRoutes } from '@clearloan/testing';"),
    at('apps/sandbox/src/main.ts', "import { home } from '@clearloan/loans/contract';"),
    at(
      'libs/lender/src/core/payments/pay-code.ts',
      "import { db, writableDb } from '../../database/connection';",
    ),
    at(
      'libs/lender/src/core/lending/catch-up.ts',
      "import { transaction } from '../../database/connection';",
    ),
    at(
      'libs/lender/src/core/servicing/debt.test.ts',
      "import { autocommit } from '../../database/connection';",
    ),
    at('libs/calculator/src/exchange.ts', "import { formatMinor } from '@clearloan/formatting';"),
  ],
  invalid: [
    refused('libs/loans/src/home/home-page.tsx', "import { Button } from 'react-vant';"),
    refused('libs/loans/src/home/home-page.tsx', "const kit = import('react-vant/es/button');"),
    refused('libs/loans/src/rules/cost.ts', "import { home } from '../queries';"),
    refused('libs/loans/src/rules/dates/cost.ts', "import { home } from '../../pages/home-page';"),
    refused('libs/loans/src/parts/row.tsx', "import { home } from '../queries.js';"),
    refused('libs/loans/src/index.ts', "export * from './contract';"),
    refused('libs/loans/src/contract.ts', "import type { ReactNode } from 'react';"),
    refused('libs/loans/src/contract.ts', "type Node = import('react').ReactNode;"),
    refused(
      'libs/loans/src/home/home-page.tsx',
      "import { formatMoney as show } from '@clearloan/formatting';",
    ),
    refused('apps/sandbox/src/main.ts', "import { routes } from '@clearloan/loans';"),
    refused(
      'libs/lender/src/core/payments/pay-code.ts',
      "import { transaction } from '../../database/connection';",
    ),
    refused('libs/lender/src/platform/http/reply.ts', "import { autocommit } from '../database/connection';"),
  ],
});

const named = (filename) => ({ filename, code: '', options: [emptyNames] });

tester.run('file-names', fileNames, {
  valid: ['libs/ui/src/paper/slip.tsx', 'libs/loans/src/rules/cost.test.ts', 'apps/shell/vite.config.ts'].map(
    named,
  ),
  invalid: [
    { ...named('libs/ui/src/utils/slip.tsx'), errors: [{ messageId: 'empty' }] },
    { ...named('libs/ui/src/helpers.ts'), errors: [{ messageId: 'empty' }] },
    { ...named('libs/ui/src/data.test.ts'), errors: [{ messageId: 'empty' }] },
    { ...named('libs/ui/src/paper/Slip.tsx'), errors: [{ messageId: 'notKebab' }] },
  ],
});

const using = (code) => `const [search, setSearch] = useSearchParams(); ${code}`;
const foreign = (code) => ({ code: using(code), errors: [{ messageId: 'foreign' }] });

tester.run('own-search-keys', ownSearchKeys, {
  valid: [
    using("search.get('_tab');"),
    using("setSearch({ _tab: 'all' });"),
    using('setSearch(next);'),
    "const headers = new Map(); headers.get('tab');",
    "const key = '_tab'; const [search] = useSearchParams(); search.get(key);",
  ],
  invalid: [
    foreign("search.get('tab');"),
    foreign("search.has('sessionId');"),
    foreign("setSearch({ tab: 'all' });"),
    foreign("setSearch({ 'tab': 'all' });"),
    foreign("const page = () => search.get('tab');"),
    {
      code: "const key = 'tab'; const [search] = useSearchParams(); search.get(key);",
      errors: [{ messageId: 'foreign' }],
    },
  ],
});

const built = (code) => ({ code, errors: [{ messageId: 'built' }] });

tester.run('no-built-sql', noBuiltSql, {
  valid: [
    'db().execute(sql`select * from orders where order_id = ${orderId}`);',
    "client.query('select 1 from pg_database where datname = $1', [name]);",
    'client.query(`create database ${client.escapeIdentifier(name)}`);',
    'db().execute(sql`truncate ${sql.join(names.map((name) => sql.identifier(name)), sql`, `)}`);',
    "sql.raw('500');",
    'String.raw`\\d${digits}`;',
    'prices.join(total + fee);',
  ],
  invalid: [
    built('client.query(`select * from orders where order_id = ${orderId}`);'),
    built("client.query('select * from orders where order_id = ' + orderId);"),
    built("pool.query('select '.concat(word));"),
    built("db().execute(words.join(' '));"),
    built('db().execute(sql.raw(`select ${word}`));'),
    built('sql.raw(word);'),
  ],
});

const spoken = (filename, code) => ({ filename, code });
const dialect = (filename, code) => ({ filename, code, errors: [{ messageId: 'dialect' }] });

tester.run('glossary-names', glossaryNames, {
  valid: [
    spoken('libs/loans/src/home/home-page.tsx', 'const prefetchScreen = usePrefetchScreen();'),
    spoken('libs/lender/src/core/servicing/ledger.ts', 'export const ledger = [];'),
    spoken('libs/formatting/src/amount-in-words.ts', 'const words = amountInWords(1);'),
  ],
  invalid: [
    dialect('libs/loans/src/home/home-page.tsx', 'const warmScreen = 1;'),
    dialect('libs/loans/src/home/home-page.tsx', 'field.words;'),
    dialect('libs/auth/src/device/session.ts', 'export const isPhoneShared = true;'),
    dialect('libs/loans/src/offer/use-offer.ts', 'export const priceOnPhone = 1;'),
    dialect('libs/privacy/src/consents.ts', 'ledger;'),
    dialect('libs/ui/src/near/lazy-list.tsx', 'export {};'),
    dialect('libs/auth/src/phone/session.ts', 'export {};'),
  ],
});
