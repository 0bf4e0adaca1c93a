import { createHash } from 'node:crypto';
import { partsLeftOut } from '@clearloan/api-client/declare';
import { callLink, marketProfiles, sampleLender, sampleMarket } from '@clearloan/formatting';
import { escapeHtml } from '../context/escape-html';
import type { BrandFile } from './brand-file';
import { brandColours, type BrandColour, type Palette } from './colours';
import { compiledTexts } from './lender-texts';
import { optionalParts } from '../lender/optional-parts';

/** The changes of a brand to the built files. */
export interface Branding {
  /** Any page of the shell. */
  readonly page: (html: string) => string;
  /** The manifest of the installed app. */
  readonly manifest: (json: string) => string;
  /** The logo in the brand's colours. */
  readonly icon: (svg: string) => string;
  /** Hashes of the inserted styles, for the page's CSP. */
  readonly styleHashes: readonly string[];
  /** The API origin, if it differs from the page's; also for their CSP. */
  readonly apiOrigin: string | undefined;
}

/** Settings of the pages besides their brand. */
export interface PageSettings {
  /** The API origin, such as `https://api.loans.example`; same origin if absent. */
  readonly apiOrigin?: string | undefined;
  /** Whether each of their requests starts a trace. */
  readonly isTraced?: boolean;
}

/**
 * Applies a brand to the built app. Nothing is fetched at run time, so the first screen is not slower. The page gets the app's
 * settings as a JSON data block, which needs no CSP entry, and the colours as one style with a hash.
 */
export function brandingOf(brand: BrandFile, settings: PageSettings = {}): Branding {
  const { apiOrigin } = settings;
  const { name, colours } = brand;
  const style = colours === undefined ? '' : styleOf(colours);
  const head = [
    `<script type="application/json" id="brand">${blockOf(brand, settings)}</script>`,
    ...(apiOrigin === undefined ? [] : [`<link rel="preconnect" href="${apiOrigin}" crossorigin>`]),
    ...(style === '' ? [] : [`<style>${style}</style>`]),
  ].join('');
  return {
    page: (html) =>
      outsideScripts(html, (part) =>
        withBarColours(withPhoneOf(brand.market, withLender(brand, part)), colours),
      ).replace('</head>', () => `${head}</head>`),
    manifest: (json) => {
      const built = JSON.parse(json) as Readonly<Record<string, unknown>>;
      const ground = colours?.light.page;
      const coloured = ground === undefined ? {} : { theme_color: ground, background_color: ground };
      return JSON.stringify({ ...built, name, short_name: name, ...coloured });
    },
    icon: (svg) =>
      colours === undefined
        ? svg
        : svg
            .replaceAll('#ffdc4f', colours.light.mark)
            .replaceAll(/#11291f|#12211a/g, (was) =>
              was === '#11291f' ? colours.light.hero : colours.light.onMark,
            ),
    apiOrigin,
    styleHashes: style === '' ? [] : [`sha256-${createHash('sha256').update(style).digest('base64')}`],
  };
}

/** Changes a page outside its scripts, because the CSP allows each script by the hash that the build computed. */
const outsideScripts = (html: string, change: (part: string) => string): string =>
  html
    .split('<script>')
    .map((part, index) => {
      if (index === 0) return change(part);
      const [script = '', ...after] = part.split('</script>');
      return `${script}</script>${change(after.join('</script>'))}`;
    })
    .join('<script>');

/** The build writes the sample lender's name and number as placeholders for the brand's. */
function withLender({ name, phone }: BrandFile, html: string): string {
  const numbers = (number: string) => `href="${callLink(number) ?? ''}">${number}<`;
  return html
    .replaceAll(sampleLender.name, () => escapeHtml(name))
    .replaceAll(numbers(sampleLender.phone), () => numbers(phone));
}

/** The prerendered phone number field shows the sample market's country code and example. */
function withPhoneOf(market: BrandFile['market'], html: string): string {
  const [built, own] = [sampleMarket.phone, marketProfiles[market].phone];
  return html
    .replaceAll(`>${built.countryCode}<`, `>${own.countryCode}<`)
    .replaceAll(`placeholder="${built.example}"`, `placeholder="${own.example}"`);
}

/** What the app reads at startup; `<` is escaped so that no text can close the block. */
function blockOf(brand: BrandFile, { apiOrigin = '', isTraced }: PageSettings): string {
  const { name, market, languages, flags, phone } = brand;
  const off = partsLeftOut(optionalParts, brand).flatMap((part) => optionalParts[part].screens);
  const prefix = apiOrigin + brand.prefix;
  return JSON.stringify({
    name,
    market,
    languages,
    off,
    texts: brand.texts && compiledTexts(brand.texts),
    flags,
    prefix,
    phone,
    traced: isTraced || undefined,
  }).replaceAll('<', '\\u003c');
}

/** More specific than the design tokens, so that it wins regardless of its position. */
function styleOf({ light, dark }: { readonly light: Palette; readonly dark: Palette }): string {
  const root = ':root:root:root:root';
  const [day, night] = [declarations(light), declarations(dark)];
  return `${root}{${day}}@media (prefers-color-scheme:dark){${root}:not([data-theme='light']){${night}}}${root}[data-theme='dark']{${night}}`;
}

const declarations = (palette: Palette) =>
  [
    ...Object.entries(brandColours).flatMap(([colour, tokens]) =>
      tokens.map((token) => `${token}:${palette[colour as BrandColour]}`),
    ),
    `--cl-marker:${markerOf(palette.highlight)}`,
  ].join(';');

/** The highlighter's stroke: an SVG image cannot read a design token. */
const markerOf = (highlight: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 20' preserveAspectRatio='none'%3E%3Cpath d='M2 4 198 1l-1 8 3 9L1 20l2-8z' fill='%23${highlight.slice(1)}'/%3E%3C/svg%3E")`;

const barColour =
  /(<meta name="theme-color" content=")#[\da-f]{6}(" media="\(prefers-color-scheme: (light|dark)\)")/g;

/** The browser's bar has the colour of the page. */
const withBarColours = (html: string, colours: BrandFile['colours']) =>
  colours === undefined
    ? html
    : html.replaceAll(barColour, (_all, before: string, after: string, side: 'light' | 'dark') =>
        [before, colours[side].page, after].join(''),
      );
