import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { apiHeaders } from '../http/headers';
import { HookRefusal, type Hook } from './hook';

/**
 * Adds the webhook routes for reports from other systems. Each request is signed over id, time and raw body (Standard
 * Webhooks); one with an invalid signature, or a time more than five minutes off, gets 401 before it is parsed.
 */
export async function addHooks(server: FastifyInstance, hooks: readonly Hook[]): Promise<void> {
  await server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, ready) => {
      ready(null, body);
    });
    for (const hook of hooks) {
      scope.post(hook.path, async (request, reply) => {
        reply.headers(apiHeaders);
        if (!isSigned(request, hook.secrets))
          return reply.status(401).send({ error: 'The signature is invalid.' });
        try {
          const { status, outcome } = await hook.act(JSON.parse(String(request.body)));
          return await reply.status(status).send({ outcome });
        } catch (error) {
          if (error instanceof HookRefusal) return reply.status(400).send({ error: error.message });
          if (error instanceof SyntaxError) return reply.status(400).send({ error: 'The body is not JSON.' });
          throw error;
        }
      });
    }
    done();
  });
}

function isSigned({ body, headers }: FastifyRequest, secrets: Hook['secrets']): boolean {
  if (!Buffer.isBuffer(body)) return false;
  const named = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name] ?? ''),
    ]),
  );
  return secrets.some((secret) => {
    try {
      new Webhook(secret, { format: 'raw' }).verify(body, named, { jsonParse: false });
      return true;
    } catch (error) {
      if (error instanceof WebhookVerificationError) return false;
      throw error;
    }
  });
}
