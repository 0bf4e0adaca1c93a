import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ConsoleDownload, ConsoleModule } from '@clearloan/lender';

const script = 'text/javascript; charset=utf-8';

/**
 * The API documentation: Swagger UI from node_modules, and the OpenAPI document.
 * @param document the path of the document
 * @param filesDir contains the page's own script; node_modules is looked up from there
 */
export function apiConsole(document: string, filesDir: string): ConsoleModule {
  const require = createRequire(join(filesDir, 'api.js'));
  const viewer = (file: string, type: string): ConsoleDownload => ({
    path: `/api-viewer/${file}`,
    type,
    content: () => readFile(require.resolve(`swagger-ui-dist/${file}`)),
  });
  return {
    pages: [{ label: 'The API', path: '/api', html: () => page, policy }],
    downloads: [
      {
        label: 'OpenAPI document',
        path: '/openapi.json',
        type: 'application/json; charset=utf-8',
        content: () => readFile(document),
      },
      viewer('swagger-ui.css', 'text/css; charset=utf-8'),
      viewer('swagger-ui-bundle.js', script),
      { path: '/api-viewer/api.js', type: script, content: () => readFile(join(filesDir, 'api.js')) },
    ],
  };
}

/** Scripts and styles are files of this origin; the viewer's icons are data URLs in its styles. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Clearloan lender API</title>
<link rel="stylesheet" href="/sandbox/api-viewer/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/sandbox/api-viewer/swagger-ui-bundle.js"></script>
<script src="/sandbox/api-viewer/api.js"></script>
</body>
</html>`;
