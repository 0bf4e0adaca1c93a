import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { refuseForeignPages } from '../http/caller';
import { consolePolicy, pageHeaders } from '../http/headers';
import { Refused } from '../http/refusal';
import { readMessages } from '../sms/inbox';
import { speaker } from '../words/sentences';
import { guardConsole } from './console-door';
import { consolePage } from './console-page';
import { ConsoleRefusal, type ConsoleAct, type ConsoleDownload, type ConsoleRoom } from './console-room';
import { ownRoom } from './own-acts';

export interface ConsoleSettings {
  /** Folder that holds the page's script and style. */
  readonly filesDir: string;
  /** What opens the console. */
  readonly token: string;
  readonly rooms: readonly ConsoleRoom[];
  readonly emptyPictures: () => Promise<void>;
}

const paramsSchema = v.record(v.string(), v.string());
const smsQuery = v.object({ phone: v.optional(v.string()) });

/** The staff's console at `/sandbox`: this machine only, and who has its token. */
export async function addConsole(server: FastifyInstance, settings: ConsoleSettings): Promise<void> {
  const stories = new Map(settings.rooms.flatMap((room) => Object.entries(room.stories ?? {})));
  const rooms = [ownRoom(stories, settings.emptyPictures), ...settings.rooms];
  await server.register(
    async (room) => {
      guardConsole(room, settings.token);
      answerConsoleFailures(room);
      addPage(room, rooms, [...stories.keys()]);
      await addPageFiles(room, settings.filesDir);
      room.get('/sms', async (request, reply) =>
        reply.send(await readMessages(v.parse(smsQuery, request.query).phone)),
      );
      for (const act of rooms.flatMap((each) => each.acts ?? [])) addAct(room, act);
      for (const download of rooms.flatMap((each) => each.downloads ?? [])) addDownload(room, download);
    },
    { prefix: '/sandbox' },
  );
}

function addPage(room: FastifyInstance, rooms: readonly ConsoleRoom[], stories: readonly string[]): void {
  const panels = rooms.flatMap((each) => each.panels ?? []);
  const downloads = rooms.flatMap((each) => each.downloads ?? []);
  const pages = rooms.flatMap((each) => each.pages ?? []);
  const sendPage = (reply: FastifyReply, html: string) =>
    reply.headers(pageHeaders(consolePolicy)).type('text/html; charset=utf-8').send(html);
  room.get('/', async (_request, reply) =>
    sendPage(reply, await consolePage(panels, stories, downloads, pages)),
  );
  for (const { path, html } of pages) room.get(path, (_request, reply) => sendPage(reply, html()));
}

async function addPageFiles(room: FastifyInstance, filesDir: string): Promise<void> {
  await room.register(fastifyStatic, {
    root: filesDir,
    serve: false,
    decorateReply: false,
    cacheControl: false,
  });
  for (const file of ['console.js', 'console.css']) {
    room.get(`/${file}`, (_request, reply) => reply.sendFile(file, filesDir));
  }
}

function addDownload(room: FastifyInstance, { path, type, content }: ConsoleDownload): void {
  room.get(path, async (_request, reply) => reply.type(type).send(await content()));
}

function addAct(room: FastifyInstance, { path, act }: ConsoleAct): void {
  room.post(path, async (request, reply) => {
    refuseForeignPages(request);
    const answer = await act(v.parse(paramsSchema, request.params), request.body);
    return reply.send(answer ?? { ok: true });
  });
}

function answerConsoleFailures(room: FastifyInstance): void {
  room.setErrorHandler((error, _request, reply) => {
    if (error instanceof ConsoleRefusal) return reply.status(error.status).send({ error: error.message });
    if (error instanceof Refused) return reply.status(409).send({ error: speaker('en')(error.sentence) });
    throw error;
  });
}
