import { date } from '@clearloan/api-client/declare';
import type { ReadFromCard } from '@clearloan/certification/contract';
import * as v from 'valibot';
import { readCode } from './card-code';

/** Whose sample card it is. */
export interface SamplePerson {
  readonly name: string;
  readonly idNumber: string;
  /** `YYYY-MM-DD` */
  readonly birthday: string;
  readonly gender: 'female' | 'male';
}

/** Made up for the sandbox; the number fits the birthday. */
export const samplePerson: SamplePerson = {
  name: 'Mira Tan',
  idNumber: '3174014903940417',
  birthday: '1994-03-09',
  gender: 'female',
};

const codeSchema = v.tuple([v.string(), v.string(), date, v.picklist(['female', 'male'])]);

/** What stands in the code of one of our sample cards; undefined for every other picture. */
export async function readSampleCard(picture: Buffer): Promise<ReadFromCard | undefined> {
  const parts = v.safeParse(codeSchema, (await readCode(picture))?.split('|'));
  if (!parts.success) return undefined;
  const [name, id_number, birthday, gender] = parts.output;
  return { name, id_number, birthday, gender };
}
