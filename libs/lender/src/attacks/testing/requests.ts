import type { Schema } from '@clearloan/api-client/declare';
import * as v from 'valibot';
import type { Random } from '../../testing/random';
import { inner, type Walked } from './fields';

/** Sample values of each form in the contract; a field accepts those that its schema allows. */
const forms: readonly unknown[] = [
  'food',
  '1200.00',
  '15.00',
  '2026-11-20',
  '2026-11-20T03:00:00Z',
  '2026-11',
  '08:30',
  '7d3f0a52-3c1e-4b8e-9f5a-1c2d3e4f5a6b',
  '3',
  '30',
  '+6281234560001',
  'sari@example.com',
  '482913',
  '4265019380019',
  '/api/pictures/7d3f0a52-3c1e-4b8e-9f5a-1c2d3e4f5a6b',
  'https://fcm.googleapis.com/fcm/send/a',
  `B${'A'.repeat(86)}`,
  'A'.repeat(22),
  'true',
  3,
  'Toko Maju',
];

const smallPicture = () => new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' });
const fitting = new WeakMap<Schema, readonly unknown[]>();

/** The valid values of a field. Throws if none is valid: the list above then lacks a form. */
function formsFor(schema: Walked, name: string): readonly unknown[] {
  const known = fitting.get(schema);
  if (known !== undefined) return known;
  const found = [...(schema.options ?? []), ...forms, smallPicture()].filter(
    (value) => v.safeParse(schema, value).success,
  );
  if (found.length === 0) throw new Error(`No known form fits the field "${name}".`);
  fitting.set(schema, found);
  return found;
}

/** Choices for a request: the value of a field, whether an optional one is present, the length of a list. */
export interface Choice {
  readonly value: (name: string, fitting: readonly unknown[]) => unknown;
  readonly isGiven: () => boolean;
  readonly length: () => number;
}

/** All fields present, each with the first valid value. */
export const wholeRequest: Choice = {
  value: (_name, [first]) => first,
  isGiven: () => true,
  length: () => 1,
};

export const randomRequest = ({ below, pick }: Random): Choice => ({
  value: (_name, values) => pick(values),
  isGiven: () => below(3) > 0,
  length: () => below(3),
});

/** Uses given values for the fields with these names, if their schema allows them. */
export const naming = (own: Readonly<Record<string, unknown>>, choice: Choice): Choice => ({
  ...choice,
  value: (name, values) => own[name] ?? choice.value(name, values),
});

/** A request that the contract allows. */
export function requestFor(schema: Schema, choice: Choice, name = ''): unknown {
  const walked = inner(schema);
  if (walked !== schema && !choice.isGiven()) return undefined;
  if (walked.entries) {
    const entries = Object.entries(walked.entries).map(([key, entry]) => [
      key,
      requestFor(entry, choice, key),
    ]);
    return Object.fromEntries(entries) as unknown;
  }
  const { item, value } = walked;
  if (item) return Array.from({ length: choice.length() }, () => requestFor(item, choice, name));
  if (walked.type === 'record' && value) return { [name]: requestFor(value, choice, name) };
  return choice.value(name, formsFor(walked, name));
}
