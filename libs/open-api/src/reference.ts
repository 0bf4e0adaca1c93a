import type { JsonSchema } from '@valibot/to-json-schema';
import type { OpenApiDocument, Operation } from './document';

/** The document as a page to read: each endpoint by feature, with a line for each field of its request and of its reply. */
export function referencePage(document: OpenApiDocument, command: string): string {
  const { info, tags, paths, servers } = document;
  const [server] = servers;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return [
    `# The contract, endpoint by endpoint`,
    `Version ${info.version}. \`${command}\` writes this page and [openapi.json](openapi.json) from the declarations; [contract.md](contract.md) explains how to implement them.`,
    info.description,
    `## Forms of values\n\n${table(['form', 'meaning'], formRows(document))}`,
    ...tags.flatMap(({ name, description }) => [
      `## ${name}\n\n${description}`,
      ...operations
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) =>
          section(`${method.toUpperCase()} ${server?.url ?? ''}${path}`, operation),
        ),
    ]),
    '',
  ].join('\n\n');
}

const formRows = ({ components }: OpenApiDocument): string[][] =>
  Object.entries(components.schemas).map(([name, { description = '', pattern }]) => [
    name,
    pattern === undefined ? description : `${description} \`${pattern}\``,
  ]);

function section(address: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses, security } = operation;
  const body = Object.entries(requestBody?.content ?? {});
  const query = parameters.flatMap((each) => ('name' in each && each.in === 'query' ? [each] : []));
  const request = [
    ...query.map(({ name, required, schema, description: text }) =>
      rowOf(
        name,
        required,
        typeof schema === 'boolean' ? {} : { ...schema, ...(text && { description: text }) },
      ),
    ),
    ...body.flatMap(([, { schema }]) => rowsOf(schema, '')),
  ];
  const reply = dataOf(responses);
  const sent = body.map(([type]) => `\`${type}\``).join(', ');
  const facts = [security.length === 0 ? 'Without a session.' : 'With a session.', sent && `Body: ${sent}.`];
  return [
    `### ${summary}\n\n\`${address}\``,
    description,
    facts.filter(Boolean).join(' '),
    ...(request.length === 0 ? [] : [table(['request', 'form', '', 'meaning'], request)]),
    ...(reply === undefined ? [] : replyOf(reply)),
  ].join('\n\n');
}

function replyOf(schema: JsonSchema): string[] {
  const rows = rowsOf(schema, '');
  return rows.length === 0 ? [`Reply: ${formOf(schema)}.`] : [table(['reply', 'form', '', 'meaning'], rows)];
}

/** What `data` is in a success. */
function dataOf({ 200: success }: Operation['responses']): JsonSchema | undefined {
  if (success === undefined || !('content' in success)) return undefined;
  const [envelope] = success.content['application/json']?.schema.anyOf ?? [];
  const data = typeof envelope === 'object' ? envelope.properties?.['data'] : undefined;
  return typeof data === 'object' ? data : undefined;
}

/** A line for each field; `list[].id` is a field of each item. */
function rowsOf(schema: JsonSchema, prefix: string): string[][] {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  const own = Object.entries(properties).flatMap(([name, each]) =>
    typeof each === 'boolean'
      ? []
      : [
          rowOf(prefix + name, required.includes(name), each),
          ...rowsOf(each, `${prefix}${name}${hasItems(each) ? '' : '.'}`),
        ],
  );
  const inner = [items, ...anyOf].filter((each) => typeof each === 'object' && !Array.isArray(each));
  const ofItems = inner.flatMap((each) =>
    rowsOf(each as JsonSchema, items === each ? `${prefix}[].` : prefix),
  );
  return distinct([...own, ...ofItems]);
}

const hasItems = ({ items, anyOf = [] }: JsonSchema): boolean =>
  items !== undefined || anyOf.some((each) => typeof each === 'object' && each.items !== undefined);

/** Choices repeat the fields that they share. */
const distinct = (rows: readonly string[][]): string[][] => [
  ...new Map(rows.map((row) => [row.join('|'), row])).values(),
];

const rowOf = (name: string, isRequired: boolean, schema: JsonSchema): string[] => [
  `\`${name}\``,
  formOf(schema),
  isRequired ? '' : 'optional',
  schema.description ?? '',
];

function formOf(schema: JsonSchema): string {
  const { $ref, type, enum: words, const: only, items, anyOf, maxLength, maximum, maxItems } = schema;
  if ($ref !== undefined) return $ref.replace(/^.*\//, '');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (words !== undefined) return words.map((word) => `\`${JSON.stringify(word)}\``).join(' ');
  if (anyOf !== undefined)
    return anyOf.map((each) => (typeof each === 'boolean' ? '' : formOf(each))).join(' or ');
  if (items !== undefined && typeof items === 'object' && !Array.isArray(items))
    return `list of ${formOf(items)}${maxItems === undefined ? '' : `, at most ${maxItems}`}`;
  const bound = maxLength ?? maximum;
  return [type].flat().join(' or ') + (bound === undefined ? '' : `, at most ${bound}`);
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
