const calculatorTabs = ['payment', 'early', 'compare', 'exchange'] as const;
export type CalculatorTab = (typeof calculatorTabs)[number];

/** The tab of an address; the first where it names none of ours. */
export const tabOf = (word: string | null): CalculatorTab =>
  calculatorTabs.find((tab) => tab === word) ?? 'payment';
