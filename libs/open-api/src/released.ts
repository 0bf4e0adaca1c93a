import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Change } from './breaking';
import type { CallOutline, Outline } from './outline';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const schema = v.custom<JsonSchema | boolean>((value) => isObject(value) || typeof value === 'boolean');
const outlineSchema = v.object({
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  schemas: v.record(v.string(), schema),
  calls: v.record(v.string(), v.custom<CallOutline>(isObject)),
});

/** The last released contract, as written by `releaseText`. @throws if it is invalid */
export const readReleased = (text: string): Outline => v.parse(outlineSchema, JSON.parse(text));

/** A contract in its stored form: one line per endpoint, so that a diff shows which ones changed. */
export function releaseText({ version, schemas, calls }: Outline): string {
  const lines = (parts: Readonly<Record<string, unknown>>) =>
    Object.entries(parts)
      .map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`)
      .join(',\n');
  return `{"version":${JSON.stringify(version)},\n"schemas":{\n${lines(schemas)}},\n"calls":{\n${lines(calls)}}}\n`;
}

const listed = (changes: readonly Change[]) =>
  changes.map(({ path, what }) => `  ${path}: ${what}`).join('\n');

/**
 * Why a contract may not keep its version after these changes: breaking changes need a new major version. Undefined if it may.
 */
export function versionFault(
  released: string,
  present: string,
  changes: readonly Change[],
): string | undefined {
  const [major = 0] = released.split('.').map(Number);
  const [nowMajor = 0] = present.split('.').map(Number);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  return breaking.length === 0 || nowMajor > major
    ? undefined
    : `Breaking changes since ${released}. Undo them, or raise contractVersion to ${major + 1}.0.0:\n${listed(breaking)}`;
}

/**
 * Why a contract may not have its version: additions need at least a new minor version, and without a change it stays that of the
 * release. Undefined if it may.
 */
export function releaseFault(
  released: string,
  present: string,
  changes: readonly Change[],
): string | undefined {
  const [major = 0, minor = 0] = released.split('.').map(Number);
  const [nowMajor = 0, nowMinor = 0] = present.split('.').map(Number);
  const isAdded = changes.length > 0 && nowMajor === major && nowMinor <= minor;
  const added = `Additions since ${released}. Raise contractVersion to ${major}.${minor + 1}.0:\n${listed(changes)}`;
  const isSame = changes.length === 0 && released !== present;
  const same = `Nothing has changed since ${released}: contractVersion ${present} has to be ${released}.`;
  return versionFault(released, present, changes) ?? (isAdded ? added : isSame ? same : undefined);
}
