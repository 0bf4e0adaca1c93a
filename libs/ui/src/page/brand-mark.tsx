/**
 * The brand mark: a slip with a double rule. `onPaper` uses the page's colours; otherwise it is on the hero header.
 */
export function BrandMark({ size, onPaper = false }: { size: number; onPaper?: boolean | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M4 2h20v21l-3.3 3-3.4-3-3.3 3-3.3-3-3.4 3L4 23z"
        fill={onPaper ? 'var(--cl-hl)' : 'var(--cl-mark)'}
      />
      <path d="M9 9h10M9 14h10" stroke={onPaper ? 'var(--cl-ink)' : 'var(--cl-on-mark)'} strokeWidth="2.6" />
    </svg>
  );
}
