import { useLanguage } from '@clearloan/ui';

/** Bytes → `320 byte`, `1.2 kB`, as the language writes them. */
export function useSizeText(): (bytes: number) => string {
  const language = useLanguage();
  const write = (amount: number, unit: 'byte' | 'kilobyte') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
  return (bytes) => (bytes < 1000 ? write(bytes, 'byte') : write(bytes / 1000, 'kilobyte'));
}
