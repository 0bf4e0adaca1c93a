/** The element in which Chrome and Edge wrap translated text. The app never renders it. */
export const font: string = 'font';
