import { codes, type Endpoint, type EndpointDoc, type RefusalName } from '@clearloan/api-client/declare';
import { contracts, type OwnedEndpoint } from './contracts';
import { refusalNames } from './refusals';

const docsOf = (owner: string) => Object.entries(contracts).find(([each]) => each === owner)?.[1].docs;

/** The group of a library's endpoints. */
export function chapterOf(owner: string): string {
  const docs = docsOf(owner);
  return docs && 'chapter' in docs ? docs.chapter : owner;
}

/** The description of a group of endpoints. */
export function aboutChapter(chapter: string): string {
  const docs = docsOf(chapter);
  return docs && 'about' in docs ? docs.about : '';
}

/** @throws {Error} for an endpoint that no contract exports */
export function docOf({ owner, name }: OwnedEndpoint): EndpointDoc {
  const own = docsOf(owner)?.calls ?? {};
  const doc = Object.entries<EndpointDoc>(own).find(([each]) => each === name)?.[1];
  if (doc === undefined) throw new Error(`${owner}.${name} has no documentation.`);
  return doc;
}

/**
 * The rejections that follow from a declaration: session, fields, limits, keys, files. A read may also have to wait for a
 * write.
 */
const commonRefusals = ({ public: isPublic, idempotent, style }: Endpoint): RefusalName[] => [
  ...(isPublic ? [] : (['sessionExpired'] as const)),
  ...(['badInput', 'processing', 'tooMany'] as const),
  ...(idempotent ? (['keyReused'] as const) : []),
  ...(style === 'PU' ? (['fileRefused'] as const) : []),
];

/** All rejections of an endpoint by name, ordered by code. */
export function refusalsOf(owned: OwnedEndpoint): RefusalName[] {
  const named = new Set<string>([...commonRefusals(owned.endpoint), ...(docOf(owned).refusals ?? [])]);
  return refusalNames.filter((name) => named.has(name));
}

/** The same as codes. */
export const refusalCodesOf = (owned: OwnedEndpoint): number[] =>
  refusalsOf(owned).map((name) => codes[name]);
