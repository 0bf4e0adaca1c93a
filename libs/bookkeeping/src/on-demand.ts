/** Parts that any screen may need but none at start. Only the app's entry imports this module. */
export const bookkeepingOnDemand = {
  /** Saves the whole book of this device to a file. */
  saveBook: async (): Promise<void> => (await import('./save-book')).saveBook(),
};
