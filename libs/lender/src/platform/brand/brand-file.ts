import { languages } from '@clearloan/api-client/declare';
import { isPhoneNumber, marketNames, sampleLender } from '@clearloan/formatting';
import { flags } from '@clearloan/routes';
import * as v from 'valibot';
import { brandColours, hardToSee } from './colours';
import { placeholdersAdded } from './lender-texts';
import { partNames } from '../lender/optional-parts';

const object = <Entries extends v.ObjectEntries>(entries: Entries, unknown = 'is unknown') =>
  v.strictObject(entries, (issue) => (issue.expected === 'never' ? unknown : 'is missing'));
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of: ${names.join(', ')}`);

const colour = v.pipe(
  v.string('is missing'),
  v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #1c45c0'),
  v.toLowerCase(),
);
const each = <Name extends string, Schema extends v.GenericSchema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Readonly<Record<Name, Schema>>;

const colourNames = Object.keys(brandColours) as (keyof typeof brandColours)[];
const palette = object(each(colourNames, colour), 'is not a brand colour');
const onOff = v.optional(v.boolean('must be true or false'));

const path = v.pipe(v.string(), v.regex(/^(\/[\w-]+)+$/, 'must be a path such as /api'));

const shareText = 'must be a percentage from 0 to 100';
const share = v.pipe(v.number(shareText), v.minValue(0, shareText), v.maxValue(100, shareText));

const schema = object({
  name: v.pipe(
    v.string('is missing'),
    v.trim(),
    v.minLength(1, 'is empty'),
    v.maxLength(24, 'has more than 24 letters'),
  ),
  phone: v.optional(
    v.pipe(v.string(), v.check(isPhoneNumber, 'must be a phone number such as 0800 555 010')),
    sampleLender.phone,
  ),
  market: oneOf(marketNames),
  languages: v.pipe(
    v.array(oneOf(languages), 'must be a list'),
    v.minLength(1, 'is empty'),
    v.check((list) => new Set(list).size === list.length, 'has a language twice'),
  ),
  features: v.optional(object(each(partNames, onOff), `is not one of: ${partNames.join(', ')}`), {}),
  calls: v.optional(v.array(path, 'must be a list of paths')),
  texts: v.optional(v.record(v.string(), object(each(languages, v.optional(v.string('must be a text')))))),
  flags: v.optional(object(each(flags, v.optional(share)), `is not one of: ${flags.join(', ')}`), {}),
  prefix: v.optional(path, '/api'),
  colours: v.optional(object({ light: palette, dark: palette })),
});

/** What a lender changes to rebrand the app without a new build. */
export type BrandFile = v.InferOutput<typeof schema>;

/**
 * Parses a brand file.
 * @param from its name in error messages
 * @throws Error that lists all errors: unknown names, colours with too little contrast
 */
export function readBrandFile(content: string, from: string): BrandFile {
  const result = v.safeParse(schema, parsed(content, from));
  if (!result.success) {
    throw wrong(
      from,
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${issue.message}`),
    );
  }
  const { colours, texts = {} } = result.output;
  const strange = placeholdersAdded(texts);
  if (strange.length > 0) throw wrong(from, strange);
  const unseen =
    colours === undefined ? [] : [...hardToSee('light', colours.light), ...hardToSee('dark', colours.dark)];
  if (unseen.length > 0) throw wrong(from, unseen);
  return result.output;
}

/** The brand of the build itself. @param prefix prefix of every request path */
export const ownBrand = (prefix: string): BrandFile =>
  v.parse(schema, { name: sampleLender.name, market: 'sample', languages, prefix });

function parsed(content: string, from: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw wrong(from, ['the file is not JSON']);
  }
}

const wrong = (from: string, sentences: readonly string[]) =>
  new Error(
    [`The brand file ${from} is invalid:`, ...sentences.map((sentence) => `  ${sentence}`)].join('\n'),
  );
