import { headerNames, type Endpoint } from '@clearloan/api-client/declare';
import { act, cleanup, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import type { FakeLender } from './fake-lender';
import { fixedClock } from './fixed-clock';
import { liesAbout, type Lie } from './lies';
import { renderRoutes } from './render-routes';

/** A screen, the replies that it shows in their wire form, and the endpoint whose reply is a lie. */
export interface ScreenOfReplies {
  readonly at: string;
  readonly about: Endpoint;
  readonly replies: readonly (readonly [Endpoint, unknown])[];
}

/** Sentences with which a screen contradicts a figure, or says that it is a limit. */
const words =
  /don’t add up|do(?:es)?n’t match|isn’t the price|more than you owe|looking for your payment|didn’t load|no longer|At most/;

/** The amounts, days and numbers of a text, in its order. */
const figuresIn = (text: string): readonly string[] => text.match(/¥?\d[\d.,:]*(?: [A-Z][a-z]{2}\b)?/g) ?? [];

/** Whether these figures are some of the others, in their order. */
function isPartOf(figures: readonly string[], others: readonly string[]): boolean {
  let next = 0;
  for (const figure of others) if (figure === figures[next]) next += 1;
  return next === figures.length;
}

/** In a test run of the usual size, one lie in so many. */
const step = process.env['TEST_SIZE'] === 'full' ? 1 : 12;

async function lookAt(
  lender: FakeLender,
  routes: RouteObject[],
  { at, about, replies }: ScreenOfReplies,
  lie?: Lie,
): Promise<string> {
  sessionStorage.clear();
  const headers = { [headerNames.businessTime]: fixedClock.now() };
  for (const [call, wire] of replies) {
    const data = call === about && lie ? lie.reply : wire;
    lender.reply(call, () => Response.json({ code: 0, message: '', data }, { headers }));
  }
  const view = await renderRoutes(routes, { at });
  // A reply may lead to the next request.
  for (let quiet = 0; quiet < 3; quiet = view.queries.isFetching() === 0 ? quiet + 1 : 0)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const text = screen.getByRole('main').textContent;
  cleanup();
  document.body.replaceChildren();
  return text;
}

/**
 * Shows a screen with each lie of one field about a reply.
 * @returns `field: kind of lie` for each with which the screen says a figure that it does not say honestly, and no sentence
 * that contradicts it. A figure that is left out misleads nobody.
 * @throws if the screen contradicts the honest replies
 */
export async function quietLies(
  lender: FakeLender,
  routes: RouteObject[],
  of: ScreenOfReplies,
): Promise<readonly string[]> {
  const honest = await lookAt(lender, routes, of);
  if (words.test(honest)) throw new Error(`Honest replies are contradicted: ${honest}`);
  const figures = figuresIn(honest);
  const wire = of.replies.find(([call]) => call === of.about)?.[1];
  const quiet: string[] = [];
  for (const lie of liesAbout(wire).filter((_, index) => index % step === 0)) {
    const text = await lookAt(lender, routes, of, lie);
    if (!words.test(text) && !isPartOf(figuresIn(text), figures)) quiet.push(`${lie.at}: ${lie.how}`);
  }
  return quiet;
}
