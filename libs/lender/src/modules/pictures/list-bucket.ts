import { bankTime } from '../../platform/context/instants';
import { isObjectName, type StoredObject } from './picture-store';

/** Requests one page of the bucket's list. @param query of ListObjectsV2 @returns the XML of the response */
type AskForPage = (query: string) => Promise<string>;

/**
 * Lists the pictures of a bucket page by page (ListObjectsV2: at most 1 000 keys each). This lender's object names contain no
 * characters that XML escapes, so other keys are skipped, and no XML parser is needed.
 */
export async function* listBucket(ask: AskForPage): AsyncGenerator<StoredObject> {
  let token: string | undefined;
  do {
    const next = token === undefined ? {} : { 'continuation-token': token };
    const query = new URLSearchParams({ 'list-type': '2', prefix: 'pictures/', ...next });
    const page = await ask(query.toString());
    for (const part of page.split('<Contents>').slice(1)) {
      const [object = ''] = part.split('</Contents>', 1);
      yield* objectIn(object);
    }
    const isLast = textOf(page, 'IsTruncated') !== 'true';
    token = isLast ? undefined : unescaped(textOf(page, 'NextContinuationToken') ?? '');
  } while (token !== undefined && token !== '');
}

function* objectIn(xml: string): Generator<StoredObject> {
  const name = textOf(xml, 'Key')?.split('/').at(-1) ?? '';
  const storedAt = bankTime(textOf(xml, 'LastModified') ?? '');
  if (isObjectName(name) && storedAt !== undefined) yield { name, storedAt };
}

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => entities[name] ?? '');
