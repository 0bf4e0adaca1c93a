import type { FastifyInstance } from 'fastify';
import { drawLogo } from './logos';

/** Serves the marks of the products to anybody: they are on every screen that names a loan. */
export function addLogoRoute(server: FastifyInstance): void {
  server.get<{ Params: { productId: string } }>('/logos/:productId.svg', (request, reply) => {
    const logo = drawLogo(request.params.productId);
    if (logo === undefined)
      return reply.header('Cache-Control', 'no-store').status(404).type('text/plain').send('Not found');
    if (server.appOrigins.length > 0) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Content-Security-Policy', "default-src 'none'")
      .type('image/svg+xml')
      .send(logo);
  });
}
