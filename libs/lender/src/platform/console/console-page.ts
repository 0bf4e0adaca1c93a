import type {
  ConsoleButton,
  ConsoleDownload,
  ConsoleField,
  ConsoleLink,
  ConsolePanel,
  ConsoleRow,
} from './console-module';
import { escapeHtml } from '../context/escape-html';

/** The whole page with the current data. Borrowers' text is always escaped. */
export async function consolePage(
  panels: readonly ConsolePanel[],
  seedScenarios: readonly string[],
  downloads: readonly ConsoleDownload[],
  pages: readonly ConsoleLink[],
): Promise<string> {
  const tables = await Promise.all(panels.map(renderPanel));
  const dataButtons = [
    ...seedScenarios.map((scenario) => ({
      label: `Load ${scenario}`,
      path: '/seed',
      body: { scenario },
    })),
    { label: 'Delete all data', path: '/reset', body: {} },
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Staff console</title>
<link rel="stylesheet" href="/sandbox/console.css">
<script src="/sandbox/console.js" type="module"></script>
</head>
<body>
<header><h1>Staff console</h1><p>Act as the lender’s staff. Only available on this machine.</p></header>
<main>
${tables.join('\n')}
<section><h2>Sample data</h2><p>${dataButtons.map(renderButton).join(' ')}</p>
<p>${downloads.map(renderDownload).join(' ')}</p>
<p>${pages.map(renderLink).join(' ')}</p></section>
</main>
<p id="answer" role="status"></p>
</body>
</html>`;
}

async function renderPanel({ title, columns, rows, empty }: ConsolePanel): Promise<string> {
  const filled = await rows();
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = filled.map(renderRow).join('\n');
  const table = `<table><thead><tr>${head}<td></td></tr></thead><tbody>${body}</tbody></table>`;
  return `<section><h2>${escapeHtml(title)}</h2>${filled.length === 0 ? `<p>${escapeHtml(empty)}</p>` : table}</section>`;
}

const renderRow = ({ cells, field, buttons }: ConsoleRow) =>
  `<tr>${cells.map(renderCell).join('')}<td>${field ? renderField(field) : ''}${buttons.map(renderButton).join(' ')}</td></tr>`;

/** Isolates right-to-left text of a borrower from its surroundings. */
const renderCell = (cell: string) => `<td dir="auto">${escapeHtml(cell)}</td>`;

const renderField = ({ name, label }: ConsoleField) =>
  `<textarea name="${escapeHtml(name)}" aria-label="${escapeHtml(label)}" rows="2"></textarea>`;

const renderDownload = ({ label, path }: ConsoleDownload) =>
  label === undefined ? '' : `<a href="/sandbox${escapeHtml(path)}" download>${escapeHtml(label)}</a>`;

const renderLink = ({ label, path }: ConsoleLink) =>
  `<a href="/sandbox${escapeHtml(path)}">${escapeHtml(label)}</a>`;

const renderButton = ({ label, path, body }: ConsoleButton) =>
  `<button type="button" data-path="/sandbox${escapeHtml(path)}" data-body="${escapeHtml(JSON.stringify(body))}">${escapeHtml(label)}</button>`;
