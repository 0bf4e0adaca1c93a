import { readFileSync } from 'node:fs';
import { marketAndBrand, type MarketAndBrand } from '../lender/market';
import { ownBrand, readBrandFile } from './brand-file';
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
 * @throws Error that explains what is wrong with the file, or that the app would call another path than this lender serves
 */
export function openBrand(
  file: string | undefined,
  prefix: string,
  settings: PageSettings = {},
  shell?: string,
): OpenBrand {
  if (file === undefined) {
    const isUnchanged = settings.apiOrigin === undefined && settings.isTraced !== true;
    const branding = isUnchanged ? undefined : brandingOf(ownBrand(prefix), settings);
    return { trade: marketAndBrand(), branding };
  }
  const brand = readBrandFile(contentOf(file), file);
  if (brand.prefix !== prefix)
    throw new Error(`The brand in ${file} calls ${brand.prefix}, but API_PREFIX is ${prefix}.`);
  if (brand.texts !== undefined && shell !== undefined) demandSentences(brand.texts, shell);
  return { trade: marketAndBrand(brand), branding: brandingOf(brand, settings) };
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`BRAND_FILE: There is no brand file at ${file}.`);
  }
}
