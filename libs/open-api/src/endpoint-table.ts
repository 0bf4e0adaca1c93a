import type { OwnedEndpoint } from './contracts';

/** The endpoints as a table, one per line; the last line compares their number with the specification. */
export function endpointTable(owned: readonly OwnedEndpoint[], specified: readonly string[]): string {
  const rows = [['owner', 'style', 'path', 'provides', 'invalidates', 'notes'], ...owned.map(rowOf)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, ...problems(owned, specified), countLine(owned, specified), ''].join('\n');
}

function rowOf({ owner, endpoint }: OwnedEndpoint): string[] {
  const { style, path, providesTags, invalidatesTags, consent } = endpoint;
  const notes = [
    endpoint.public ? 'public' : '',
    endpoint.idempotent ? 'once' : '',
    endpoint.quiet ? 'quiet' : '',
    endpoint.persist ? 'persisted' : '',
    consent === undefined ? '' : `consent: ${consent}`,
  ];
  return [
    owner,
    style,
    path,
    providesTags.join(' '),
    invalidatesTags.join(' '),
    notes.filter(Boolean).join(', '),
  ];
}

function problems(owned: readonly OwnedEndpoint[], specified: readonly string[]): string[] {
  const paths = owned.map(({ endpoint }) => endpoint.path);
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index);
  const missing = specified.filter((path) => !paths.includes(path));
  return [
    ...twice.map((path) => `declared twice: ${path}`),
    ...missing.map((path) => `not declared: ${path}`),
  ];
}

function countLine(owned: readonly OwnedEndpoint[], specified: readonly string[]): string {
  const paths = new Set(owned.map(({ endpoint }) => endpoint.path));
  const known = specified.filter((path) => paths.has(path)).length;
  const more = [...paths].filter((path) => !specified.includes(path)).length;
  return `${known} of ${specified.length} specified, ${more} more`;
}

/** Tags that a write invalidates and no read provides: misspelt or obsolete. */
export function orphanTags(owned: readonly OwnedEndpoint[]): string[] {
  const provided = new Set(owned.flatMap(({ endpoint }) => endpoint.providesTags));
  const invalidated = new Set(owned.flatMap(({ endpoint }) => endpoint.invalidatesTags));
  return [...invalidated].filter((tag) => !provided.has(tag));
}
