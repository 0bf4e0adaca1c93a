import type { JsonSchema } from '@valibot/to-json-schema';
import type { OpenApiDocument } from './document';

const prefix = '#/components/schemas/';

/**
 * The fields of objects as tables. A shape that the document has in one place stands there; one that several places have is linked
 * to a section of its own.
 */
export class ShapeTables {
  private readonly schemas: Readonly<Record<string, JsonSchema>>;
  private readonly uses = new Map<string, number>();

  constructor({ components, paths }: OpenApiDocument) {
    this.schemas = components.schemas;
    const text = JSON.stringify([paths, components.schemas]);
    for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      this.uses.set(name, (this.uses.get(name) ?? 0) + 1);
  }

  /** The plain forms, such as an amount of money. */
  formRows(): string[][] {
    return Object.entries(this.schemas)
      .filter(([, schema]) => !isShape(schema))
      .map(([name, { description = '', pattern, examples = [] }]) => [
        name,
        [
          description,
          pattern && `\`${pattern}\``,
          examples.length > 0 && `Example: \`${JSON.stringify(examples[0])}\`.`,
        ]
          .filter(Boolean)
          .join(' '),
      ]);
  }

  /** A section for each shape that several places have. */
  sections(): string[] {
    return Object.entries(this.schemas)
      .filter(([name, schema]) => isShape(schema) && this.isLinked(name))
      .map(([name, schema]) => [`### ${name}`, ...this.describe(schema)].join('\n\n'));
  }

  /** A table of an object's fields; none if it has no fields. @param head what the object is */
  tableOf(head: 'request' | 'reply' | 'field', schema: JsonSchema): string[] {
    const name = nameIn(schema);
    if (name !== undefined && this.isLinked(name)) {
      const title = head === 'request' ? 'Request' : 'Reply';
      return isShape(this.schemas[name] ?? {}) ? [`${title}: ${formOf(schema)}.`] : [];
    }
    const rows = this.rowsOf(schema, '');
    return rows.length === 0 ? [] : [table([head, 'form', '', 'meaning'], rows)];
  }

  private describe(schema: JsonSchema): string[] {
    return [schema.description ?? '', ...this.tableOf('field', schema)];
  }

  private isLinked(name: string): boolean {
    const schema = this.schemas[name];
    return schema === undefined || !isShape(schema) || (this.uses.get(name) ?? 0) > 1;
  }

  /** A line for each field; `list[].id` is a field of each item. */
  private rowsOf(schema: JsonSchema, at: string): string[][] {
    const name = nameIn(schema);
    if (name !== undefined) return this.isLinked(name) ? [] : this.rowsOf(this.schemas[name] ?? {}, at);
    const { properties = {}, required = [], items, anyOf = [] } = schema;
    const own = Object.entries(properties).flatMap(([field, each]) => {
      if (typeof each === 'boolean') return [];
      const inner = this.rowsOf(each, `${at}${field}${this.hasItems(each) ? '' : '.'}`);
      return [this.rowOf(at + field, required.includes(field), each), ...inner];
    });
    const parts = [items, ...anyOf].filter((each) => typeof each === 'object' && !Array.isArray(each));
    const ofItems = parts.flatMap((each) =>
      this.rowsOf(each as JsonSchema, items === each ? `${at}[].` : at),
    );
    return distinct([...own, ...ofItems]);
  }

  private hasItems({ items, anyOf = [] }: JsonSchema): boolean {
    return items !== undefined || anyOf.some((each) => typeof each === 'object' && each.items !== undefined);
  }

  private rowOf(name: string, isRequired: boolean, schema: JsonSchema): string[] {
    const { description = '' } = schema;
    const inner = this.schemas[nameIn(schema) ?? ''];
    const isShown =
      inner !== undefined && 'x-extensible-enum' in inner && !this.isLinked(nameIn(schema) ?? '');
    const words = isShown ? (inner.description ?? '').split('\n').slice(1) : [];
    return [
      `\`${name}\``,
      this.formHere(schema),
      isRequired ? '' : 'optional',
      [description, ...words].join('\n').replaceAll('\n- ', '<br>'),
    ];
  }

  private formHere(schema: JsonSchema): string {
    return formOf(schema, (name) =>
      this.isLinked(name) ? link(name, this.schemas[name]) : plain(this.schemas[name]),
    );
  }
}

/** An object or a list of words, in contrast to a plain form. */
const isShape = ({ properties, ...schema }: JsonSchema): boolean =>
  properties !== undefined || 'x-extensible-enum' in schema || schema.type === 'object';

/** The name of a reference, or of the one choice that is not null. */
function nameIn({ $ref, anyOf = [] }: JsonSchema): string | undefined {
  if ($ref !== undefined) return $ref.slice(prefix.length);
  const named = anyOf.flatMap((each) =>
    typeof each === 'object' && each.$ref !== undefined ? [each.$ref] : [],
  );
  const others = anyOf.filter((each) => typeof each !== 'object' || each.type !== 'null');
  return named.length === 1 && others.length === 1 ? named[0]?.slice(prefix.length) : undefined;
}

const link = (name: string, schema: JsonSchema | undefined): string =>
  `[${name}](#${schema !== undefined && isShape(schema) ? name.toLowerCase() : 'forms-of-values'})`;

const plain = (schema: JsonSchema | undefined): string =>
  schema !== undefined && 'x-extensible-enum' in schema ? 'word' : 'object';

/** A short name of a form; `named` turns the name of a component into text. */
export function formOf(
  schema: JsonSchema,
  named: (name: string) => string = (name) => `[${name}](#${name.toLowerCase()})`,
): string {
  const {
    $ref,
    type,
    enum: words,
    const: only,
    items,
    anyOf,
    maxLength,
    minimum,
    maximum,
    maxItems,
  } = schema;
  if ($ref !== undefined) return named($ref.slice(prefix.length));
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (words !== undefined) return words.map((word) => `\`${JSON.stringify(word)}\``).join(' ');
  if (anyOf !== undefined)
    return anyOf
      .flatMap((each) => (typeof each === 'boolean' || each.type === 'null' ? [] : [formOf(each, named)]))
      .join(' or ');
  if (items !== undefined && typeof items === 'object' && !Array.isArray(items))
    return `list of ${formOf(items, named)}${maxItems === undefined ? '' : `, at most ${maxItems}`}`;
  const name = [type]
    .flat()
    .filter((each) => each !== 'null')
    .join(' or ');
  if (minimum !== undefined && maximum !== undefined) return `${name} from ${minimum} to ${maximum}`;
  return name + (maxLength === undefined ? '' : `, at most ${maxLength}`);
}

/** Choices repeat the fields that they share. */
const distinct = (rows: readonly string[][]): string[][] => [
  ...new Map(rows.map((row) => [row.join('|'), row])).values(),
];

/** The schema of a parameter with its description. */
export const textIn = (schema: JsonSchema | boolean, description: string | undefined): JsonSchema => ({
  ...(typeof schema === 'boolean' ? {} : schema),
  ...(description && { description }),
});

export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
