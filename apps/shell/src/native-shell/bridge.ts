import type { Session } from '@clearloan/api-client';
import type { NativeShell, ScreenRouter } from '@clearloan/app-runtime';
import * as v from 'valibot';
import { boundedText, sessionForm } from '@clearloan/api-client/declare';
import { followNativeShell, type ShellRequests } from './follow-native-shell';

/** How long the app waits for the native session before the first render. */
const sessionPatienceMs = 2_000;
const placePatienceMs = 20_000;

/** A validated interface to the native app. */
export interface Bridge extends ShellRequests {
  /** The part that screens use. */
  readonly host: NativeShell;
  /** The session passed by the native app, if it has one. */
  readonly session: () => Promise<string | undefined>;
  /** From now on handles the native back button, and tells the native app when the session has ended. */
  readonly follow: (router: ScreenRouter, session: Session) => void;
}

/** Validates `window.ClearloanHost`; undefined if it has another version or is not a native shell. */
export function readBridge(offered: unknown): Bridge | undefined {
  const hello = v.safeParse(helloSchema, offered);
  if (!hello.success) return undefined;
  const can = (ability: Ability) => hello.output.abilities.includes(ability);
  // Called as a method, because the native app's functions may need `this`.
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
  const bridge: Bridge = {
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
    follow: (router, session) => followNativeShell(router, session, bridge),
  };
  return bridge;
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

/** The protocol between the page and the native app. The page implements version 1 (docs/native-shells.md). */
const nativeShellVersion = 1;

/** What a native app may support. Unknown abilities are ignored. */
type Ability = 'session' | 'camera' | 'location' | 'share' | 'back';

const helloSchema = v.object({
  version: v.literal(nativeShellVersion),
  abilities: v.pipe(v.array(boundedText(40)), v.maxLength(100)),
  ask: v.custom<(question: Question) => unknown>((value) => typeof value === 'function'),
});

/** What the page requests. The native app's `ask` returns the answer or a promise of it. */
export type Question =
  | { readonly name: 'session' }
  | { readonly name: 'photo'; readonly facing: 'environment' | 'user' }
  | { readonly name: 'place' }
  | { readonly name: 'share'; readonly url: string; readonly title: string }
  | { readonly name: 'leave' }
  | { readonly name: 'sessionEnded' };

const maxPhotoLength = 20_000_000;

/** The schema of each answer; `null` means no answer. */
const answers = {
  session: v.nullable(v.pipe(boundedText(200), v.regex(sessionForm))),
  photo: v.nullable(
    v.object({
      type: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
      base64: v.pipe(boundedText(maxPhotoLength), v.base64()),
    }),
  ),
  place: v.nullable(
    v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  ),
  share: v.boolean(),
} as const;
