import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetHeaders, pageHeaders, readStyleHashes, shellPolicy } from './headers';

const forever = 'public, max-age=31536000, immutable';
/** Addresses that belong to the server: a page of the shell never answers for them. */
const serverPaths = /^\/(?:api|sandbox|healthz|docs|csp-reports|version\.json)(?:\/|$)/;

/**
 * Serves the built shell on the same port: its hashed files for ever, everything else asked anew each time, and
 * its page for every address that is a screen. A file that is missing is a real 404, never the page.
 */
export async function addShell(server: FastifyInstance, staticDir: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: staticDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    dotfiles: 'deny',
    suppressWarning: true,
  });
  const policy = shellPolicy(readStyleHashes(staticDir));
  server.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    sendFile(reply, staticDir, `assets/${request.params['*']}`, forever),
  );
  server.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const path = request.params['*'];
    if (extname(path) !== '' && path !== 'index.html') return sendFile(reply, staticDir, path, 'no-store');
    if (serverPaths.test(`/${path}`)) return notThere(reply);
    return sendPage(request, reply, staticDir, policy);
  });
  server.setNotFoundHandler((_request, reply) => notThere(reply));
  addPolicyReports(server);
}

function sendFile(reply: FastifyReply, staticDir: string, path: string, caching: string): FastifyReply {
  if (!existsSync(join(staticDir, path)) || path.includes('..')) return notThere(reply);
  return reply.headers(assetHeaders).header('Cache-Control', caching).sendFile(path);
}

function sendPage(
  _request: FastifyRequest,
  reply: FastifyReply,
  staticDir: string,
  policy: string,
): FastifyReply {
  if (!existsSync(join(staticDir, 'index.html'))) return notThere(reply);
  return reply.headers(pageHeaders(policy)).sendFile('index.html');
}

const notThere = (reply: FastifyReply) =>
  reply
    .headers(assetHeaders)
    .header('Cache-Control', 'no-store')
    .status(404)
    .type('text/plain')
    .send('Not found');

/** Takes a browser's reports of what the policy stopped; the access log's line is all that is kept. */
function addPolicyReports(server: FastifyInstance): void {
  server.register((room, _options, done) => {
    room.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'buffer' },
      (_request, _body, parsed) => {
        parsed(null, undefined);
      },
    );
    room.post('/csp-reports', (_request, reply) => reply.status(204).send());
    done();
  });
}
