import { date } from '@clearloan/api-client/declare';
import type { ReadFromCard } from '@clearloan/certification/contract';
import * as v from 'valibot';
import { readCode } from './card-code';

/** The holder of a sample card. */
export interface SamplePerson {
  readonly name: string;
  readonly idNumber: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: 'female' | 'male';
}

/** Invented; the number matches the birthday. */
export const samplePerson: SamplePerson = {
  name: 'Mira Tan',
  idNumber: '3174014903940417',
  birthday: '1994-03-09',
  gender: 'female',
};

const codeSchema = v.tuple([v.string(), v.string(), date, v.picklist(['female', 'male'])]);

/** The data in the code of a sample card; undefined for every other picture. */
export async function readSampleCard(picture: Buffer): Promise<ReadFromCard | undefined> {
  const parts = v.safeParse(codeSchema, (await readCode(picture))?.split('|'));
  if (!parts.success) return undefined;
  const [name, id_number, birthday, gender] = parts.output;
  return { name, id_number, birthday, gender };
}
