import { ownedEndpoints } from './contracts';
import { withShapes } from './described';
import { openApiDocument, type OpenApiDocument } from './document';
import { readShapes } from './read-shapes';
import { pathsByPart } from './optional-parts';
import { referencePage } from './reference';

/** What writes the files. */
const command = 'npx nx run open-api:write';

/** @param root the folder of the workspace @returns the contract as files: text by path in the workspace */
export function contractFiles(root: string): Readonly<Record<string, string>> {
  const plain = openApiDocument(ownedEndpoints, '/api');
  const document = withShapes(plain, ownedEndpoints, readShapes(root, ownedEndpoints));
  return {
    'docs/openapi.json': inLines(document),
    'docs/api.md': referencePage(document, pathsByPart, command),
  };
}

/** One line per endpoint and component, so that a diff shows which ones changed. */
function inLines({ paths, components, ...head }: OpenApiDocument): string {
  const lines = (parts: object) =>
    Object.entries(parts).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  const groups = Object.entries(components).map(
    ([name, parts]) => `${JSON.stringify(name)}:{\n${lines(parts).join(',\n')}}`,
  );
  const own = `"paths":{\n${lines(paths).join(',\n')}},\n"components":{\n${groups.join(',\n')}}`;
  return `{${[...lines(head), own].join(',\n')}}\n`;
}
