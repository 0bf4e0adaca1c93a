import type { JsonSchema } from '@valibot/to-json-schema';
import { noShape, type Shape } from './shape';

const prefix = '#/components/schemas/';

/** The named schemas of a document, collected while its places are described. */
export class Components {
  private readonly named = new Map<string, JsonSchema>();
  private readonly shared = new Set<string>();

  /** Described schemas by name. @throws {Error} if two different shapes have one name */
  all(): Readonly<Record<string, JsonSchema>> {
    if (this.shared.size > 0) throw new Error(`Two shapes have one name: ${[...this.shared].join(', ')}`);
    return Object.fromEntries([...this.named].sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  /** A schema with what its contract says; a reference if it has a name. @param text what its place says of it */
  described(schema: JsonSchema, shape: Shape, text: string | undefined): JsonSchema {
    const { anyOf, description: own } = schema;
    if (anyOf !== undefined) return withText({ ...schema, anyOf: this.ofChoices(anyOf, shape) }, text);
    if (!isNameable(schema) || shape.name === undefined) {
      const words = schema.enum === undefined && !isOpenList(schema) ? undefined : wordsOf(shape);
      return withText(this.inside(schema, shape), join(text, own, words));
    }
    const isNullable = Array.isArray(schema.type);
    const body = isNullable ? { ...schema, type: notNull(schema.type) } : schema;
    const { default: preset, ...rest } = this.inside(body, shape);
    const words = isOpenList(schema) ? wordsOf(shape) : undefined;
    const reference = this.add(shape.name, withText(rest, join(shape.text, own, words)));
    const given = preset === undefined ? {} : { default: preset };
    const placed = isNullable ? { anyOf: [reference, { type: 'null' as const }], ...given } : reference;
    return withText(placed, text);
  }

  private ofChoices(choices: readonly (JsonSchema | boolean)[], shape: Shape): (JsonSchema | boolean)[] {
    const shapes = [...shape.choices];
    return choices.map((each) => {
      if (typeof each === 'boolean' || each.type === 'null') return each;
      return this.described(each, shape.choices.length > 0 ? (shapes.shift() ?? noShape) : shape, undefined);
    });
  }

  private inside(schema: JsonSchema, shape: Shape): JsonSchema {
    const { properties, items, additionalProperties } = schema;
    const inner = (each: JsonSchema | boolean) =>
      typeof each === 'boolean' ? each : this.described(each, shape, undefined);
    return {
      ...schema,
      ...(properties && { properties: this.fields(properties, shape) }),
      ...(items !== undefined && !Array.isArray(items) && { items: inner(items) }),
      ...(additionalProperties !== undefined && { additionalProperties: inner(additionalProperties) }),
    };
  }

  private fields(properties: NonNullable<JsonSchema['properties']>, shape: Shape) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => {
        const field = shape.fields.get(name);
        if (typeof each === 'boolean' || field === undefined) return [name, each];
        return [name, this.described(each, field.shape, field.text ?? field.shape.text)];
      }),
    );
  }

  private add(name: string, schema: JsonSchema): JsonSchema {
    const known = this.named.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) this.shared.add(name);
    this.named.set(name, schema);
    return { $ref: `${prefix}${name}` };
  }
}

const notNull = (type: JsonSchema['type']) => [type].flat().find((each) => each !== 'null') ?? 'object';

const isOpenList = (schema: JsonSchema): boolean => 'x-extensible-enum' in schema;

/** Objects with fields and open lists of words; a reference and a plain value have no name of their own. */
const isNameable = ({ properties = {}, additionalProperties, ...schema }: JsonSchema): boolean =>
  Object.keys(properties).length > 0 || additionalProperties !== undefined || isOpenList(schema);

const wordsOf = ({ words }: Shape): string | undefined =>
  words.size === 0
    ? undefined
    : [...words].map(([word, text]) => `\n- \`${word}\`${text === undefined ? '' : `: ${text}`}`).join('');

/** A list of words starts its own lines. */
const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts
    .filter((each) => each !== undefined)
    .join(' ')
    .replaceAll(' \n', '\n')
    .trim() || undefined;

const withText = (schema: JsonSchema, text: string | undefined): JsonSchema =>
  text === undefined ? schema : { ...schema, description: text };
