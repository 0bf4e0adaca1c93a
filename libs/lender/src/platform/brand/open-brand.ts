import { readFileSync } from 'node:fs';
import { marketAndBrand, type MarketAndBrand } from '../lender/market';
import type { OptionalPartName } from '../lender/optional-parts';
import { ownBrand, readBrandFile, type BrandFile } from './brand-file';
import { demandSentences } from './lender-texts';
import { brandingOf, type Branding, type PageSettings } from './branding';

interface OpenBrand {
  readonly trade: MarketAndBrand;
  /** Undefined if the shell's files stay as they are. */
  readonly branding: Branding | undefined;
}

/**
 * Reads the brand of a lender: its name, its market, and the changes to the shell's files.
 * @param prefix where this lender serves its endpoints
 * @param settings of the pages that it serves
 * @param shell the built app, to check the lender's own sentences against
 * @param without parts that this lender cannot offer, whatever the file says
 * @throws Error that explains what is wrong with the file, or that the app would call another path than this lender serves
 */
export function openBrand(
  file: string | undefined,
  prefix: string,
  settings: PageSettings = {},
  shell?: string,
  without: readonly OptionalPartName[] = [],
): OpenBrand {
  if (file === undefined) {
    const isUnchanged =
      settings.apiOrigin === undefined && settings.isTraced !== true && without.length === 0;
    const brand = withoutParts(ownBrand(prefix), without);
    return { trade: marketAndBrand(brand), branding: isUnchanged ? undefined : brandingOf(brand, settings) };
  }
  const brand = withoutParts(readBrandFile(contentOf(file), file), without);
  if (brand.prefix !== prefix)
    throw new Error(`The brand in ${file} calls ${brand.prefix}, but API_PREFIX is ${prefix}.`);
  if (brand.texts !== undefined && shell !== undefined) demandSentences(brand.texts, shell);
  return { trade: marketAndBrand(brand), branding: brandingOf(brand, settings) };
}

const withoutParts = (brand: BrandFile, without: readonly OptionalPartName[]): BrandFile => ({
  ...brand,
  features: { ...brand.features, ...Object.fromEntries(without.map((part) => [part, false])) },
});

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`BRAND_FILE: There is no brand file at ${file}.`);
  }
}
