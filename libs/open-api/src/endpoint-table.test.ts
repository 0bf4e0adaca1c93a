import { get, noRequest, nothing, postForm } from '@clearloan/api-client/declare';
import { ownedEndpoints } from './contracts';
import { endpointTable, orphanTags } from './endpoint-table';

const read = get('/a', { request: noRequest, data: nothing, providesTags: ['loans'] });
const write = postForm('/b', {
  request: noRequest,
  data: nothing,
  idempotent: true,
  invalidatesTags: ['loans', 'cards'],
});

it('the table lists each endpoint with its owner, and counts the specified ones and the others', () => {
  const table = endpointTable(
    [
      { owner: 'loans', name: 'read', endpoint: read },
      { owner: 'cards', name: 'write', endpoint: write },
    ],
    ['/a', '/c'],
  );
  const lines = table.trimEnd().split('\n');
  expect(lines[1]).toMatch(/^loans +GET +\/a +loans$/);
  expect(lines[2]).toMatch(/^cards +PF +\/b +loans cards +once$/);
  expect(lines.slice(3)).toEqual(['not declared: /c', '1 of 2 specified, 1 more']);
});

it('the table reports a path that two owners declare', () => {
  const table = endpointTable(
    [
      { owner: 'a', name: 'read', endpoint: read },
      { owner: 'b', name: 'read', endpoint: read },
    ],
    ['/a'],
  );
  expect(table).toContain('declared twice: /a');
});

it('every tag that a write invalidates has a query that provides it', () => {
  expect(orphanTags(ownedEndpoints)).toEqual([]);
});

it('a tag that no query provides is detected', () => {
  const owned = [read, write].map((endpoint) => ({ owner: 'loans', name: endpoint.path, endpoint }));
  expect(orphanTags(owned)).toEqual(['cards']);
});
