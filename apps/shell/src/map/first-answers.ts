import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Place } from './guard';
import { readsOf, type Reader } from './screens';

/** Longer takes a cheap phone to draw a screen twice. */
const answerMs = 150;

/**
 * Does the reads of the screen at this path and waits a moment, so that answers which are about to come are drawn with it;
 * others come to it later. Never rejects: a screen whose code does not come says so itself.
 */
export async function firstAnswers(path: string, reader: Reader): Promise<void> {
  try {
    const read = await readsOf(path);
    await Promise.race([read(reader), new Promise((resolve) => setTimeout(resolve, answerMs))]);
  } catch {
    // The screen itself fetches it again, and tells.
  }
}

/** The route, opened with its first answers. What is on view already, or comes back into it, is not held up. */
export function withFirstAnswers(route: RouteObject, { address }: Place, reader: Reader): RouteObject {
  const { loader: enter } = route;
  if (typeof enter !== 'function') return route;
  const loader: LoaderFunction = async (given, context) => {
    const sentOn: unknown = await enter(given, context);
    const { pathname, search } = new URL(given.request.url);
    const isNext = address().split('?')[0] !== pathname;
    if (sentOn === null && isNext) await firstAnswers(pathname + search, reader);
    return sentOn;
  };
  return { ...route, loader };
}
