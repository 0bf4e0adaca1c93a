import { boundedText, sessionForm } from '@clearloan/api-client/declare';
import * as v from 'valibot';

/** The protocol between the page and the native app. The page implements version 1 (docs/native-shells.md). */
const nativeShellVersion = 1;

/** What a native app may support. Unknown abilities are ignored. */
export type Ability = 'session' | 'camera' | 'location' | 'share' | 'back';

export const helloSchema = v.object({
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

const mostPhotoLetters = 20_000_000;

/** The schema of each answer; `null` means no answer. */
export const answers = {
  session: v.nullable(v.pipe(boundedText(200), v.regex(sessionForm))),
  photo: v.nullable(
    v.object({
      type: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
      base64: v.pipe(boundedText(mostPhotoLetters), v.base64()),
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
