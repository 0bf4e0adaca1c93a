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
  const tables = await Promise.all(panels.map(drawPanel));
  const tools = [
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
<section><h2>Sample data</h2><p>${tools.map(drawButton).join(' ')}</p>
<p>${downloads.map(drawDownload).join(' ')}</p>
<p>${pages.map(drawLink).join(' ')}</p></section>
</main>
<p id="answer" role="status"></p>
</body>
</html>`;
}

async function drawPanel({ title, columns, rows, empty }: ConsolePanel): Promise<string> {
  const filled = await rows();
  const head = columns.map((column) => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const body = filled.map(drawRow).join('\n');
  const table = `<table><thead><tr>${head}<td></td></tr></thead><tbody>${body}</tbody></table>`;
  return `<section><h2>${escapeHtml(title)}</h2>${filled.length === 0 ? `<p>${escapeHtml(empty)}</p>` : table}</section>`;
}

const drawRow = ({ cells, field, buttons }: ConsoleRow) =>
  `<tr>${cells.map(drawCell).join('')}<td>${field ? drawField(field) : ''}${buttons.map(drawButton).join(' ')}</td></tr>`;

/** Isolates right-to-left text of a borrower from its surroundings. */
const drawCell = (cell: string) => `<td dir="auto">${escapeHtml(cell)}</td>`;

const drawField = ({ name, label }: ConsoleField) =>
  `<textarea name="${escapeHtml(name)}" aria-label="${escapeHtml(label)}" rows="2"></textarea>`;

const drawDownload = ({ label, path }: ConsoleDownload) =>
  label === undefined ? '' : `<a href="/sandbox${escapeHtml(path)}" download>${escapeHtml(label)}</a>`;

const drawLink = ({ label, path }: ConsoleLink) =>
  `<a href="/sandbox${escapeHtml(path)}">${escapeHtml(label)}</a>`;

const drawButton = ({ label, path, body }: ConsoleButton) =>
  `<button type="button" data-path="/sandbox${escapeHtml(path)}" data-body="${escapeHtml(JSON.stringify(body))}">${escapeHtml(label)}</button>`;
