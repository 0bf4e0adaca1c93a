import './text-size.css';

export const textSizes = ['phone', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** Makes all text larger than the phone has it; every size is in rem, so the page grows as a whole. */
export function applyTextSize(size: TextSize): void {
  const { documentElement: root } = document;
  if (size === 'phone') delete root.dataset.textSize;
  else root.dataset.textSize = size;
}
