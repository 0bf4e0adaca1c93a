import { ownedEndpoints } from '../context/contracts';
import type { ConsoleModule } from '../console/console-module';
import { apiPage } from './api-page';
import { openApiDocument } from './document';

/** The API for those who read it: a page and the document itself. */
export function apiConsole(prefix: string): ConsoleModule {
  const document = openApiDocument(ownedEndpoints, prefix);
  return {
    pages: [{ label: 'The API', path: '/api', html: () => apiPage(document) }],
    downloads: [
      {
        label: 'OpenAPI document',
        path: '/openapi.json',
        type: 'application/json; charset=utf-8',
        content: () => Promise.resolve(Buffer.from(JSON.stringify(document))),
      },
    ],
  };
}
