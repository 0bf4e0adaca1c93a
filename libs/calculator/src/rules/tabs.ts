const calculatorTabs = ['payment', 'early', 'compare', 'exchange'] as const;
export type CalculatorTab = (typeof calculatorTabs)[number];

/** The tab in a URL; the first one by default. */
export const tabOf = (word: string | null): CalculatorTab =>
  calculatorTabs.find((tab) => tab === word) ?? 'payment';
