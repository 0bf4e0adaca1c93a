import { useLanguage } from '@clearloan/ui';

/** Bytes → `320 bytes`, `1.2 kB`, as the language writes them. */
export function useSizeText(): (bytes: number) => string {
  const language = useLanguage();
  const write = (amount: number, unit: string, unitDisplay: 'long' | 'short') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(
      amount,
    );
  return (bytes) => (bytes < 1000 ? write(bytes, 'byte', 'long') : write(bytes / 1000, 'kilobyte', 'short'));
}
