import { shown, type Fault } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import { faultsOfIssues } from './issues';

/** The parts of a schema that are needed to traverse a response. */
interface Loose {
  readonly type?: string;
  readonly wrapped?: Loose;
  readonly item?: Loose;
  readonly value?: Loose;
  readonly literal?: unknown;
  readonly entries?: Readonly<Record<string, Loose>>;
  readonly options?: readonly unknown[];
}

const loose = (schema: unknown): Loose => (typeof schema === 'object' && schema !== null ? schema : {});

/**
 * Enum values and blocks in a response that this version of the contract does not know. The app tolerates them, so the schema
 * accepts them; but a status that no screen knows is still a fault of the lender.
 * @param data in its wire form
 */
export const unknownWords = (schema: v.GenericSchema, data: unknown): readonly Fault[] =>
  walk(loose(schema), data, 'data');

function walk(schema: Loose, data: unknown, at: string): Fault[] {
  const { wrapped, item, value, entries, options = [], type } = schema;
  if (data === undefined || data === null) return [];
  if (wrapped) return walk(wrapped, data, at);
  if (item)
    return Array.isArray(data) ? data.flatMap((each, index) => walk(item, each, `${at}[${index}]`)) : [];
  if (entries) return fieldsOf(data).flatMap(([key, each]) => walk(entries[key] ?? {}, each, `${at}.${key}`));
  if (type === 'record' && value)
    return fieldsOf(data).flatMap(([key, each]) => walk(value, each, `${at}.${key}`));
  if (type === 'union') return unknownWord(options, data, at);
  return type === 'variant' ? blockFaults(options, data, at) : [];
}

const fieldsOf = (data: unknown): [string, unknown][] =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? Object.entries(data) : [];

/** An open enum is a picklist together with any text. */
function unknownWord(options: readonly unknown[], data: unknown, at: string): Fault[] {
  const [known] = options.map(loose);
  const words = known?.type === 'picklist' ? known.options : undefined;
  const isOpen = options.length === 2 && loose(options[1]).type === 'string';
  if (words === undefined || !isOpen || words.includes(data)) return [];
  return [{ at, expected: `one of ${words.join(', ')}`, received: shown(data) }];
}

/** A block is parsed on its own. The app replaces an invalid one, so its faults have to be found here. */
function blockFaults(options: readonly unknown[], data: unknown, at: string): Fault[] {
  const known = options.flatMap((option) => {
    const type = loose(loose(option).entries?.['type']).literal;
    return typeof type === 'string' && type !== 'UNREADABLE' ? [{ type, option }] : [];
  });
  const given = Object.fromEntries(fieldsOf(data))['type'];
  const block = known.find(({ type }) => type === given);
  if (block === undefined)
    return [
      {
        at: `${at}.type`,
        expected: `one of ${known.map(({ type }) => type).join(', ')}`,
        received: shown(given),
      },
    ];
  const { option } = block;
  if (!isSchema(option)) return [];
  const parsed = v.safeParse(option, data);
  return parsed.success ? walk(loose(option), data, at) : faultsOfIssues(parsed.issues, at);
}

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null && '~run' in option;
