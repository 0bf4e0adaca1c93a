import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { text } from '@clearloan/api-client/declare';
import { isKeepable } from '../context/keepable';
import { refuseForeignPages } from '../http/caller';
import { consolePolicy, pageHeaders } from '../http/headers';
import { Refused } from '../context/refusal';
import { readMessages } from '../sms/inbox';
import { createTranslator } from '../context/product-names';
import { guardConsole } from './console-door';
import { consolePage } from './console-page';
import { ConsoleRefusal, type ConsoleAct, type ConsoleDownload, type ConsoleModule } from './console-module';
import { ownConsole } from './own-acts';

export interface ConsoleSettings {
  /** Folder of the page's script and style. */
  readonly filesDir: string;
  /** The access token of the console. */
  readonly token: string;
  readonly modules: readonly ConsoleModule[];
  readonly emptyPictures: () => Promise<void>;
}

const paramsSchema = v.record(v.string(), text(64));
const smsQuery = v.object({ phone: v.optional(text(32)) });

function phoneIn(query: unknown): string | undefined {
  const read = v.safeParse(smsQuery, query);
  if (read.success && isKeepable(read.output)) return read.output.phone;
  throw new ConsoleRefusal(400, 'phone is a phone number.');
}

/** The staff console at `/sandbox`: only from this machine, and only with its token. */
export async function addConsole(server: FastifyInstance, settings: ConsoleSettings): Promise<void> {
  const seedScenarios = new Map(
    settings.modules.flatMap((module) => Object.entries(module.seedScenarios ?? {})),
  );
  const modules = [ownConsole(seedScenarios, settings.emptyPictures), ...settings.modules];
  await server.register(
    async (scope) => {
      guardConsole(scope, settings.token);
      answerConsoleFailures(scope);
      addPage(scope, modules, [...seedScenarios.keys()]);
      await addPageFiles(scope, settings.filesDir);
      scope.get('/sms', async (request, reply) => reply.send(await readMessages(phoneIn(request.query))));
      for (const act of modules.flatMap((each) => each.acts ?? [])) addAct(scope, act);
      for (const download of modules.flatMap((each) => each.downloads ?? [])) addDownload(scope, download);
    },
    { prefix: '/sandbox' },
  );
}

function addPage(
  scope: FastifyInstance,
  modules: readonly ConsoleModule[],
  seedScenarios: readonly string[],
): void {
  const panels = modules.flatMap((each) => each.panels ?? []);
  const downloads = modules.flatMap((each) => each.downloads ?? []);
  const pages = modules.flatMap((each) => each.pages ?? []);
  const sendPage = (reply: FastifyReply, html: string, policy = consolePolicy) =>
    reply.headers(pageHeaders(policy)).type('text/html; charset=utf-8').send(html);
  scope.get('/', async (_request, reply) =>
    sendPage(reply, await consolePage(panels, seedScenarios, downloads, pages)),
  );
  for (const { path, html, policy } of pages)
    scope.get(path, (_request, reply) => sendPage(reply, html(), policy));
}

async function addPageFiles(scope: FastifyInstance, filesDir: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root: filesDir,
    serve: false,
    decorateReply: false,
    cacheControl: false,
  });
  for (const file of ['console.js', 'console.css']) {
    scope.get(`/${file}`, (_request, reply) => reply.sendFile(file, filesDir));
  }
}

function addDownload(scope: FastifyInstance, { path, type, content }: ConsoleDownload): void {
  scope.get(path, async (_request, reply) => reply.type(type).send(await content()));
}

function addAct(scope: FastifyInstance, { path, act }: ConsoleAct): void {
  scope.post(path, async (request, reply) => {
    refuseForeignPages(request);
    const answer = await act(v.parse(paramsSchema, request.params), request.body);
    return reply.send(answer ?? { ok: true });
  });
}

function answerConsoleFailures(scope: FastifyInstance): void {
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof ConsoleRefusal) return reply.status(error.status).send({ error: error.message });
    if (error instanceof Refused)
      return reply.status(409).send({ error: createTranslator('en')(error.sentence) });
    throw error;
  });
}
