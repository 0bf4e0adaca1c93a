import { readFileSync } from 'node:fs';
import { workAs } from '../context/market';
import { ownBrand, readBrandFile } from './brand-file';
import { brandingOf, type Branding, type PageSettings } from './branding';

/**
 * Applies the brand to this lender: its name, its market, and the shell's files.
 * @param prefix where this lender serves its endpoints
 * @param settings of the pages that it serves
 * @throws Error that explains what is wrong with the file, or that the app would call another path than this lender serves
 */
export function openBrand(
  file: string | undefined,
  prefix: string,
  settings: PageSettings = {},
): Branding | undefined {
  if (file === undefined)
    return settings.apiOrigin === undefined && settings.isTraced !== true
      ? undefined
      : brandingOf(ownBrand(prefix), settings);
  const brand = readBrandFile(contentOf(file), file);
  if (brand.prefix !== prefix)
    throw new Error(`The brand in ${file} calls ${brand.prefix}, but API_PREFIX is ${prefix}.`);
  workAs(brand);
  return brandingOf(brand, settings);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`BRAND_FILE: There is no brand file at ${file}.`);
  }
}
