import type { NativeShell } from '@clearloan/app-runtime';
import * as v from 'valibot';
import { answers, helloSchema, type Ability, type Question } from './protocol';

/** A session is waited for before anything is drawn. */
const sessionPatienceMs = 2_000;
const placePatienceMs = 20_000;

/** The app around this page, understood. */
export interface Bridge {
  /** For the screens. */
  readonly host: NativeShell;
  /** The session that the app hands over, if it has one. */
  readonly session: () => Promise<string | undefined>;
  /** The borrower wants out of the app; whether the app can do that. */
  readonly leave: () => boolean;
  readonly sessionEnded: () => void;
}

/** What the app offers in `window.ClearloanHost`; undefined when it speaks another version, or is no app of ours. */
export function readBridge(offered: unknown): Bridge | undefined {
  const hello = v.safeParse(helloSchema, offered);
  if (!hello.success) return undefined;
  const can = (ability: Ability) => hello.output.abilities.includes(ability);
  // On the object that was offered: the app's functions may need it.
  const send = (question: Question): Promise<unknown> =>
    new Promise((resolve) => {
      resolve(hello.output.ask.call(offered, question));
    });
  const notify = (question: Question) => void send(question).catch(() => undefined);
  const ask = async <Schema extends v.GenericSchema>(
    question: Question,
    schema: Schema,
    patienceMs?: number,
  ): Promise<v.InferOutput<Schema> | undefined> => {
    try {
      const answer = v.safeParse(schema, await within(send(question), patienceMs));
      return answer.success ? answer.output : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    host: {
      ...(can('camera') && {
        takePhoto: async (facing) => toBlob(await ask({ name: 'photo', facing }, answers.photo)),
      }),
      ...(can('location') && {
        findPlace: async () => (await ask({ name: 'place' }, answers.place, placePatienceMs)) ?? undefined,
      }),
      ...(can('share') && {
        share: async (link) => (await ask({ name: 'share', ...link }, answers.share)) ?? false,
      }),
    },
    session: async () =>
      can('session')
        ? ((await ask({ name: 'session' }, answers.session, sessionPatienceMs)) ?? undefined)
        : undefined,
    leave: () => {
      if (can('back')) notify({ name: 'leave' });
      return can('back');
    },
    sessionEnded: () => {
      if (can('session')) notify({ name: 'sessionEnded' });
    },
  };
}

function within<Result>(answer: Promise<Result>, patienceMs: number | undefined): Promise<Result | null> {
  if (patienceMs === undefined) return answer;
  const over = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  return Promise.race([answer, over]);
}

function toBlob(photo: v.InferOutput<typeof answers.photo> | undefined): Blob | undefined {
  if (!photo) return undefined;
  const bytes = Uint8Array.from(atob(photo.base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: photo.type });
}
