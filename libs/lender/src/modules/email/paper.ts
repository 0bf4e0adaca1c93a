import { formatDayWithYear, formatMinor, type Minor } from '@clearloan/formatting';
import type { Language } from '@clearloan/api-client/declare';
import { html, type Html } from '../../platform/context/html';
import type { Message, Translate } from '../../platform/context/product-names';
import { thisLender } from '../../platform/lender/lender';

/** A document of a loan as it is sent by e-mail. */
export interface Paper {
  readonly title: string;
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly body: readonly Html[];
}

/** How a document writes its words, amounts and days. */
export interface Writing {
  readonly language: Language;
  readonly t: Translate;
}

export const dayText = (day: string, { language }: Writing): string => formatDayWithYear(day, language);

/** A line of a document: a label with a text or an amount of money; one that is left out is undefined. */
export type Line = readonly [label: Message | string, value: string | Minor] | undefined;

export const optionalLine = (label: Message, value: string | undefined): readonly Line[] =>
  value === undefined ? [] : [[label, value]];
export const unlessZero = (label: Message, amount: Minor): Line =>
  amount === 0 ? undefined : [label, amount];

/** A label of the lender's, or a name as it is. */
export const textOf = (label: Message | string, { t }: Writing): string =>
  typeof label === 'string' ? label : t(label);

const cellOf = (value: string | Minor): Html =>
  typeof value === 'string'
    ? html`<td>${value}</td>`
    : html`<td class="amount">${formatMinor(value, thisLender().market)}</td>`;

/** Labels with their values. */
export const rows = (lines: readonly Line[], writing: Writing): Html =>
  html`<table>
    <tbody>
      ${lines.flatMap((line) =>
        line === undefined
          ? []
          : [
              html`<tr>
                <th scope="row">${textOf(line[0], writing)}</th>
                ${cellOf(line[1])}
              </tr>`,
            ],
      )}
    </tbody>
  </table>`;

/** A table with headings, of texts and amounts of money. */
export const table = (
  headings: readonly Message[],
  lines: readonly (readonly (string | Minor)[])[],
  { t }: Writing,
): Html =>
  html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${t(heading)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (cells) =>
          html`<tr>
            ${cells.map(cellOf)}
          </tr>`,
      )}
    </tbody>
  </table>`;

export const sentence = (text: string): Html => html`<p>${text}</p>`;

/** Light on every device, and on paper. */
const style =
  'body{max-width:48rem;margin:2rem auto;padding:0 1rem;background:#fff;color:#111;font:1rem/1.5 system-ui,sans-serif}' +
  'table{width:100%;border-collapse:collapse;margin:1rem 0}th,td{padding:.25rem .5rem;border-bottom:1px solid #ccc;text-align:left;vertical-align:top}th{hyphens:auto}td{overflow-wrap:anywhere;white-space:pre-line}' +
  'tr>:first-child{padding-left:0}tr>:last-child{padding-right:0}th+td,.amount,th:not(:first-child){text-align:right}.amount{white-space:nowrap}tr{break-inside:avoid}@page{margin:2cm}';

/** @returns the document as a page that loads nothing and runs nothing */
export function pageOf({ title, body }: Paper, { language }: Writing): string {
  const page = html`<head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light" />
      <title>${title}</title>
      <style>
        ${{ markup: style }}
      </style>
    </head>
    <body>
      <main>
        <p>${thisLender().brandName}</p>
        ${body}
      </main>
    </body>`;
  return `<!doctype html><html lang="${language}">${page.markup}</html>`;
}
