import { escapeHtml } from '../context/escape-html';
import type { OpenApiDocument, Operation } from './document';
import { shapeOf } from './shape';

/** The document as a page for people: every call by owner, its fields and its reply. */
export function apiPage({ info, servers, tags, paths, components }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(name));
    const drawn = own.map(({ path, method, operation }) => drawCall(method, path, operation));
    return `<section><h2>${escapeHtml(name)}</h2>${drawn.join('\n')}</section>`;
  });
  const shared = Object.entries(components.schemas).map(
    ([name, { description = '' }]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(description)}</dd>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title>
<link rel="stylesheet" href="/sandbox/console.css">
</head>
<body>
<header><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<p>${String(calls.length)} calls below <code>${escapeHtml(servers[0]?.url ?? '')}</code>. <a href="/sandbox/openapi.json">OpenAPI 3.1</a></p></header>
<main>
${sections.join('\n')}
<section><h2>Shared forms</h2><dl>${shared.join('')}</dl></section>
</main>
</body>
</html>`;
}

function drawCall(method: string, path: string, operation: Operation): string {
  const { parameters, requestBody, responses, security, summary } = operation;
  const [sent] = Object.entries(requestBody?.content ?? {});
  const notes = [security.length === 0 ? 'public' : 'with a session', summary].filter(Boolean).join('; ');
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${shapeOf(schema)}`);
  return `<details>
<summary><code>${method.toUpperCase()} ${escapeHtml(path)}</code></summary>
<p>${escapeHtml(notes)}</p>
<h3>Query</h3><pre>${escapeHtml(query.join('\n'))}</pre>
${sent === undefined ? '' : `<h3>Body, ${escapeHtml(sent[0])}</h3><pre>${escapeHtml(shapeOf(sent[1].schema))}</pre>`}
<h3>Reply</h3><pre>${escapeHtml(shapeOf(responses[200].content['application/json']?.schema))}</pre>
</details>`;
}
