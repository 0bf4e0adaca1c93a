import { readFileSync } from 'node:fs';
import { workAs } from '../context/market';
import { readBrandFile } from './brand-file';
import { dressingOf, type Dressing } from './dress';

/**
 * Puts this lender into its brand: its name, its market, and the shell's files.
 * @param prefix where this lender answers calls
 * @throws Error that says what is wrong with the file, or that the app would call elsewhere than this lender answers
 */
export function openBrand(file: string | undefined, prefix: string): Dressing | undefined {
  if (file === undefined) return undefined;
  const brand = readBrandFile(contentOf(file), file);
  if (brand.prefix !== prefix)
    throw new Error(`The brand in ${file} calls ${brand.prefix}, but API_PREFIX is ${prefix}.`);
  workAs(brand);
  return dressingOf(brand);
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`BRAND_FILE: There is no brand's file at ${file}.`);
  }
}
