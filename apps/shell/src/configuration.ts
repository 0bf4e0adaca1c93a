import { defaultHeaderPairs } from '@clearloan/api-client';
import { marketNames, marketProfiles } from '@clearloan/formatting';
import { optionalFeatures } from '@clearloan/routes';
import { languages } from '@clearloan/app-runtime';
import * as v from 'valibot';

/** What the page says of its brand; the lender's server or `npx nx run shell:brand` wrote it there (docs/configuration.md). */
const brandSchema = v.object({
  name: v.string(),
  market: v.picklist(marketNames),
  languages: v.pipe(v.array(v.picklist(languages)), v.nonEmpty()),
  off: v.array(v.picklist(optionalFeatures)),
  prefix: v.string(),
});

const ours = { name: 'Clearloan', market: 'sample', languages: [...languages], off: [], prefix: '/api' };

const block =
  typeof document === 'undefined' ? undefined : (document.getElementById('brand')?.textContent ?? undefined);
const brand = v.parse(brandSchema, block === undefined ? ours : JSON.parse(block));

/** What a lender changes to make the app its own. */
export const configuration = {
  /** Every call's path goes behind it. */
  prefix: brand.prefix,
  headerPairs: defaultHeaderPairs,
  market: marketProfiles[brand.market],
  /** Whose app it is; the first language is spoken to whoever speaks none of them. */
  brand: { name: brand.name, languages: brand.languages },
  /** Features that this lender leaves out. */
  off: brand.off,
} as const;
