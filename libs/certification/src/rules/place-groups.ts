import type { Place } from '../contract';

/** Regions with their cities, as a list to choose from. */
export interface PlaceGroup {
  readonly value: string;
  readonly label: string;
  readonly places: readonly { readonly value: string; readonly label: string }[];
}

/** A region that is itself a city is listed under its own name. */
export const placeGroups = (
  regions: readonly Place[],
  inside: ReadonlyMap<string, readonly Place[]>,
): readonly PlaceGroup[] =>
  regions.map((region) => ({
    ...asOption(region),
    places: (region.leaf ? [region] : (inside.get(region.id) ?? [])).map(asOption),
  }));

const asOption = ({ id, name }: Place) => ({ value: id, label: name });

/** The text of a chosen city; undefined for an id that is not in the list. */
export const placeText = (groups: readonly PlaceGroup[], id: string): string | undefined =>
  groups.flatMap(({ places }) => places).find(({ value }) => value === id)?.label;
