const firstHeading = /^\s*<h1>([^<]*)<\/h1>/;

/** The lender's HTML without its first heading, if that repeats the title that every screen shows above it. */
export const withoutTitle = (html: string, title: string): string =>
  html.replace(firstHeading, (heading, text: string) => (text.trim() === title ? '' : heading));
