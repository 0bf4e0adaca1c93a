import { ownedEndpoints } from '../contracts';
import type { ConsoleRoom } from '../console/console-room';
import { apiPage } from './api-page';
import { openApiDocument } from './document';

/** The API for those who read it: a page and the document itself. */
export function apiRoom(prefix: string): ConsoleRoom {
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
