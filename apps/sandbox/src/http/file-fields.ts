import { picture, type Endpoint } from '@clearloan/api-client/declare';
import type { GenericSchema } from 'valibot';

type Shape = GenericSchema & {
  readonly entries?: Readonly<Record<string, GenericSchema & { readonly wrapped?: GenericSchema }>>;
};

/** The fields of a call that carry a file, as its contract declares them. */
export function fileFieldsOf({ request }: Endpoint): ReadonlySet<string> {
  const { entries = {} }: Shape = request;
  const isFile = (entry: (typeof entries)[string]) => entry === picture || entry.wrapped === picture;
  return new Set(Object.keys(entries).filter((name) => entries[name] !== undefined && isFile(entries[name])));
}
