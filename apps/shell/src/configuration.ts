import { defaultHeaderPairs } from '@clearloan/api-client';
import { marketNames, marketProfiles, sampleLender } from '@clearloan/formatting';
import { languages, type LenderTexts } from '@clearloan/app-runtime';
import * as v from 'valibot';

/** The brand embedded in the page, written by the lender's server or by `npx nx run shell:brand` (docs/configuration.md). */
const brandSchema = v.object({
  name: v.string(),
  phone: v.optional(v.string(), sampleLender.phone),
  market: v.picklist(marketNames),
  languages: v.pipe(v.array(v.picklist(languages)), v.nonEmpty()),
  off: v.array(v.string()),
  texts: v.optional(v.custom<LenderTexts>((texts) => typeof texts === 'object')),
  prefix: v.string(),
});

const ours = { ...sampleLender, market: 'sample', languages: [...languages], off: [], prefix: '/api' };

const block =
  typeof document === 'undefined' ? undefined : (document.getElementById('brand')?.textContent ?? undefined);
const brand = v.parse(brandSchema, block === undefined ? ours : JSON.parse(block));

/** The settings a lender changes to rebrand the app. */
export const configuration = {
  /** Prefix of every request path. */
  prefix: brand.prefix,
  headerPairs: defaultHeaderPairs,
  market: marketProfiles[brand.market],
  /** Name, phone number and languages. The first language is the fallback. */
  brand,
  /** Patterns of the screens that this lender leaves out, each with the screens below it. */
  off: brand.off,
} as const;
