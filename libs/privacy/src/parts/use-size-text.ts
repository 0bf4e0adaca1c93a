import { useLanguage } from '@clearloan/app-runtime';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** Bytes → `320 bytes`, `1.2 kB`. In our own words: not every browser brings the names of units. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (bytes) => {
    const kilobytes = format.format(bytes / 1000);
    return bytes < 1000 ? t`${plural(bytes, { one: '# byte', other: '# bytes' })}` : t`${kilobytes} kB`;
  };
}
