/** The limit for a first screen, in transferred bytes; `check.mjs --write` then stores the actual figure. */
export const firstBytes = 4_000;

/**
 * The budgets with a default for each feature without one, so that a new feature changes no shared file.
 * @param {readonly { name: string, feature?: string[], after?: string[] }[]} budgets
 * @param {readonly string[]} features names of the feature libraries
 */
export function withNewFeatures(budgets, features) {
  const { after } = budgets.findLast(({ feature }) => feature !== undefined);
  const added = features
    .filter(
      (name) =>
        !budgets.some(({ feature }) => feature?.some((place) => place.startsWith(`libs/${name}/src/`))),
    )
    .map((name) => ({
      name,
      feature: [`libs/${name}/src/**`],
      after,
      limits: { js: { atMost: firstBytes } },
    }));
  return [...budgets, ...added];
}
