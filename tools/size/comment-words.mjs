const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const share = (value, atMost) => `${((100 * value) / atMost).toFixed(0)} %`;
/** `files` is a count, everything else is bytes. */
const said = (what, value) => (what === 'files' ? String(value) : kB(value));

const rowsOf = ({ name, limits, measured }) =>
  Object.entries(limits).map(([what, { atMost }]) => {
    const value = measured[what];
    const sign = value <= atMost ? '' : ' **too much**';
    return `| ${name} | ${what} | ${said(what, value)} | ${said(what, atMost)} | ${share(value, atMost)}${sign} |`;
  });

const table = (title, budgets) =>
  budgets.length === 0
    ? []
    : [
        `**${title}**`,
        '',
        '| | what | now | at most | share |',
        '|---|---|---:|---:|---:|',
        ...budgets.flatMap(rowsOf),
        '',
      ];

/**
 * The sizes as a comment, with features separate from what every borrower loads.
 * @param {readonly { name: string, feature?: unknown, limits: Record<string, { atMost: number }>, measured: Record<string, number> }[]} budgets
 */
export const asMarkdown = (budgets) =>
  [
    '### Bytes as sent (brotli)',
    '',
    ...table(
      'Every borrower',
      budgets.filter(({ feature }) => feature === undefined),
    ),
    ...table(
      'By feature: bytes beyond the shared code, without messages',
      budgets.filter(({ feature }) => feature !== undefined),
    ),
  ].join('\n');
