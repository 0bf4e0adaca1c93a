import { linearExpressions } from './linear-expressions.mjs';
import { noBuiltSql } from './no-built-sql.mjs';
import { ownSearchKeys } from './own-search-keys.mjs';
import { projectBoundaries } from './project-boundaries.mjs';
import { madeQueryKeys, noModuleState, pureCode, timeWithZone } from './syntax.mjs';

/** The workspace's own rules, a plugin of the lint. */
export default {
  meta: { name: 'clearloan' },
  rules: {
    'linear-expressions': linearExpressions,
    'made-query-keys': madeQueryKeys,
    'no-built-sql': noBuiltSql,
    'no-module-state': noModuleState,
    'own-search-keys': ownSearchKeys,
    'project-boundaries': projectBoundaries,
    'pure-code': pureCode,
    'time-with-zone': timeWithZone,
  },
};
