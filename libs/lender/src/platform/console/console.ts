import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { text } from '@clearloan/api-client/declare';
import { isKeepable } from '../context/keepable';
import { refuseForeignPages } from '../http/caller';
import { consolePolicy, pageHeaders } from '../http/headers';
import { Refused } from '../context/refusal';
import { createTranslator } from '../context/product-names';
import { guardConsole } from './console-guard';
import { consolePage } from './console-page';
import {
  ConsoleRefusal,
  type ConsoleAct,
  type ConsoleDownload,
  type ConsoleModule,
  type ConsoleRead,
} from './console-module';
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

/** The staff console at `/sandbox`: only from this machine, and only with its token. */
export async function addConsole(server: FastifyInstance, settings: ConsoleSettings): Promise<void> {
  const seedScenarios = new Map(
    settings.modules.flatMap((module) => Object.entries(module.seedScenarios ?? {})),
  );
  const modules = [ownConsole(seedScenarios, settings.emptyPictures, settings.modules), ...settings.modules];
  await server.register(
    async (scope) => {
      guardConsole(scope, settings.token);
      answerConsoleFailures(scope);
      addPage(scope, modules, [...seedScenarios.keys()]);
      await addPageFiles(scope, settings.filesDir);
      for (const read of modules.flatMap((each) => each.reads ?? [])) addRead(scope, read);
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

function addRead(scope: FastifyInstance, { path, read }: ConsoleRead): void {
  scope.get(path, async ({ query }, reply) => {
    if (!isKeepable(query)) throw new ConsoleRefusal(400, 'The text contains a NUL or half a character.');
    return reply.send(await read(query));
  });
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
