import * as v from 'valibot';

/** The faults of a configuration, one line a variable. */
export const explain = (issues: readonly v.BaseIssue<unknown>[]) =>
  [
    'The configuration is invalid:',
    ...issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`),
  ].join('\n');
