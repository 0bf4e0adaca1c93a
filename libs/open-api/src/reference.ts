import type { JsonSchema } from '@valibot/to-json-schema';
import { isOpen, type OpenApiDocument, type Operation } from './document';
import { codesIn, successIn } from './responses';
import { formOf, ShapeTables, table, textIn } from './shape-tables';

/**
 * The document as a page to read: each endpoint by feature, with a line for each field of its request and of its reply.
 * @param parts the paths of each part that a lender may leave out
 */
export function referencePage(
  document: OpenApiDocument,
  parts: Readonly<Record<string, readonly string[]>>,
  command: string,
): string {
  const { info, tags } = document;
  const shapes = new ShapeTables(document);
  const sections = sectionsOf(document, shapes);
  return [
    `# The contract, endpoint by endpoint`,
    `Version ${info.version}. \`${command}\` writes this page and [openapi.json](openapi.json) from the declarations; [contract.md](contract.md) explains how to implement them and which come first.`,
    contentsOf(document),
    info.description,
    `## Forms of values\n\n${table(['form', 'meaning'], shapes.formRows())}`,
    partsText(document, parts),
    ...tags.flatMap(({ name, description }) => [
      `## ${name}\n\n${description}`,
      ...sections.filter(({ tag }) => tag === name).map(({ text }) => text),
    ]),
    '## Shapes\n\nThe objects and words that several endpoints have, by name.',
    ...shapes.sections(),
    '',
  ].join('\n\n');
}

function partsText(document: OpenApiDocument, parts: Readonly<Record<string, readonly string[]>>): string {
  const all = operationsOf(document);
  const linkTo = (path: string) => {
    const title = all.map((each) => each.title).find((each) => each.endsWith(path)) ?? path;
    return `[\`${path}\`](#${anchorOf(title)})`;
  };
  const rows = Object.entries(parts).map(([name, paths]) => [`\`${name}\``, paths.map(linkTo).join(', ')]);
  return `## Parts to leave out\n\nA lender that leaves out a part answers none of its calls. All other calls belong to the smallest lender.\n\n${table(['part', 'calls'], rows)}`;
}

const operationsOf = ({ paths, servers: [server] }: OpenApiDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${server?.url ?? ''}${path}`,
      operation,
    })),
  );

const sectionsOf = (document: OpenApiDocument, shapes: ShapeTables) =>
  operationsOf(document).map(({ title, operation }) => ({
    tag: operation.tags[0] ?? '',
    text: section(title, operation, shapes),
  }));

/** The address of a heading on the page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

function contentsOf(document: OpenApiDocument): string {
  const all = operationsOf(document);
  const lines = document.tags.map(({ name }) => {
    const own = all.filter(({ operation }) => operation.tags.includes(name));
    const links = own.map(({ title, operation }) => `[${operation.summary}](#${anchorOf(title)})`);
    return `- **[${name}](#${anchorOf(name)})**: ${links.join(' · ')}`;
  });
  return [
    ...lines,
    '- **[Forms of values](#forms-of-values)** · **[Parts to leave out](#parts-to-leave-out)** · **[Shapes](#shapes)**',
  ].join('\n');
}

function section(title: string, operation: Operation, shapes: ShapeTables): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const [body] = Object.entries(requestBody?.content ?? {});
  const query = parameters.flatMap((each) => ('name' in each && each.in === 'query' ? [each] : []));
  const fields = Object.fromEntries(
    query.map(({ name, schema, description: text }) => [name, textIn(schema, text)]),
  );
  const required = query.filter((each) => each.required).map(({ name }) => name);
  const request: JsonSchema = body?.[1].schema ?? { type: 'object', properties: fields, required };
  const keyed = parameters.some((each) => '$ref' in each && each.$ref.endsWith('/IdempotencyKey'));
  const facts = [
    sessionText(operation),
    ...(body === undefined ? [] : [`Body: \`${body[0]}\`.`]),
    ...(keyed ? ['[Idempotency key](#idempotency-keys).'] : []),
    `Refusals: ${codesIn(responses['200']).join(', ')}.`,
  ];
  return [
    `### ${title}\n\n**${summary}.** ${description}`,
    facts.join(' '),
    ...shapes.tableOf('request', request),
    ...replyOf(successIn(responses['200']), shapes),
  ].join('\n\n');
}

function sessionText({ security, ...operation }: Operation): string {
  if (!isOpen({ security, ...operation })) return 'With a session.';
  return security.length === 0 ? 'Without a session.' : 'With or without a session.';
}

function replyOf(data: JsonSchema | undefined, shapes: ShapeTables): string[] {
  if (data === undefined || data.type === 'null') return ['Reply: nothing.'];
  const rows = shapes.tableOf('reply', data);
  return rows.length === 0 ? [`Reply: ${formOf(data)}.`] : rows;
}
