import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketProfiles } from '@clearloan/formatting';
import { optionalPartNames } from '@clearloan/open-api';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { payUri } from '../../core/servicing/transaction-shape';
import { phoneNumber } from '../../modules/account/change-phone';
import { readBrandFile, type BrandFile } from './brand-file';
import { brandColours, contrastOf, fixedColours } from './colours';
import { brandingOf } from './branding';
import { runAs, thisLender } from '../lender/lender';
import { openBrand } from './open-brand';

const root = join(__dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const folder = 'apps/shell/brands';
const samples = readdirSync(join(root, folder));
const sample = (name: string) => readBrandFile(read(`${folder}/${name}`), name);
const least = { name: 'Ours', market: 'sample', languages: ['en'] };
const reading = (changes: object) => () =>
  readBrandFile(JSON.stringify({ ...least, ...changes }), 'ours.json');

describe('a brand file', () => {
  it('can leave out the parts that docs/configuration.md names', () => {
    const [, list = ''] = /The parts: ([^.]*)\./.exec(read('docs/configuration.md')) ?? [];
    expect(list).toBe(
      [...optionalPartNames]
        .sort()
        .map((name) => `\`${name}\``)
        .join(', '),
    );
  });

  it('needs a name, a market and a language, and defaults the rest', () => {
    expect(reading({})()).toEqual({
      ...least,
      phone: '0800 555 010',
      features: {},
      flags: {},
      prefix: '/api',
    });
  });

  it.each(samples)('of the sample %s is valid', (name) => {
    expect(sample(name).name).not.toBe('');
  });

  it.each([
    [{ name: '' }, 'name is empty'],
    [{ phone: 'ask us' }, 'phone must be a phone number such as 0800 555 010'],
    [{ market: 'mars' }, 'market must be one of: sample, india'],
    [{ languages: [] }, 'languages is empty'],
    [{ languages: ['en', 'fr'] }, 'languages.1 must be one of: en, hi, id, zh'],
    [{ languages: ['en', 'en'] }, 'languages has a language twice'],
    [
      { features: { complaints: false } },
      // The lender imports no description of itself: this holds its list to that of the contract.
      `features.complaints is not one of: ${optionalPartNames.join(', ')}`,
    ],
    [{ features: { calculator: 'off' } }, 'features.calculator must be true or false'],
    [{ flags: { installOffer: 120 } }, 'flags.installOffer must be a percentage from 0 to 100'],
    [{ flags: { installOffer: true } }, 'flags.installOffer must be a percentage from 0 to 100'],
    [{ flags: { noFlag: 10 } }, 'flags.noFlag is not one of: installOffer'],
    [{ prefix: 'api' }, 'prefix must be a path such as /api'],
    [{ calls: ['calc/emi'] }, 'calls.0 must be a path such as /api'],
    [{ color: '#000000' }, 'color is unknown'],
    [{ colours: { light: { pen: 'blue' } } }, 'colours.light.pen must be a colour such as #1c45c0'],
    [{ colours: { light: {} } }, 'colours.dark is missing'],
  ])('with %j is rejected with a reason', (changes, sentence) => {
    expect(reading(changes)).toThrow(`The brand file ours.json is invalid:`);
    expect(reading(changes)).toThrow(sentence);
  });

  it.each([
    [{}, []],
    [{ features: { autopay: false } }, ['/orders/:orderId/autopay']],
    [{ calls: ['/api/messages/list', '/api/messages/read'] }, expect.not.arrayContaining(['/messages'])],
    [{ calls: ['/api/messages/list'] }, expect.arrayContaining(['/messages', '/calculator'])],
  ])('with %j leaves these screens out of the page: %j', (changes, off) => {
    const page = brandingOf(reading(changes)()).page('<head></head>');
    const block = /id="brand">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(block)).toMatchObject({ off });
  });

  it('changes the wording of a sentence, by the id that the app’s catalogs have', () => {
    const texts = { 'About {expectedAt}': { en: 'By {expectedAt}', hi: '{expectedAt} तक' } };
    const page = brandingOf(reading({ texts })()).page('<head></head>');
    const block: unknown = JSON.parse(/id="brand">(.*?)<\/script>/.exec(page)?.[1] ?? '');
    const id = generateMessageId('About {expectedAt}');
    expect(block).toMatchObject({
      texts: { en: { [id]: ['By ', ['expectedAt']] }, hi: { [id]: [['expectedAt'], ' तक'] } },
    });
    const wrong = { 'About {expectedAt}': { en: 'By {day}' } };
    expect(reading({ texts: wrong })).toThrow('texts.About {expectedAt} has nothing to fill in at {day');
    expect(reading({ texts: { Paid: { fr: 'Payé' } } })).toThrow('texts.Paid.fr is unknown');
  });

  it('that is missing or not JSON is rejected with its file name', () => {
    expect(() => readBrandFile('{', 'ours.json')).toThrow('ours.json');
    expect(() => openBrand('/nowhere/ours.json', '/api')).toThrow('There is no brand file at');
  });

  it('with unreadable text colours is rejected with the colour pair and both contrasts', () => {
    const { colours } = sample('harbour.json');
    const pale = { ...colours, light: { ...colours?.light, pen: '#8ab8c0' } };
    expect(reading({ colours: pale })).toThrow(
      'colours.light: pen #8ab8c0 on surface #ffffff has a contrast of 2.16, at least 4.5 is required',
    );
  });
});

it('the contrast of two colours follows the WCAG formula', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

it('the fixed colours equal the design tokens, and each token that a brand changes exists', () => {
  const tokens = read('libs/ui/src/theme/tokens.css');
  const dark = tokens.slice(tokens.indexOf(":root:root[data-theme='dark'] {"));
  for (const [side, css] of [
    ['light', tokens],
    ['dark', dark],
  ] as const) {
    for (const [name, value] of Object.entries(fixedColours[side])) {
      expect([
        side,
        name,
        /--cl-NAME: (#\w+)/.exec(css.replaceAll(`--cl-${name}:`, '--cl-NAME:'))?.[1],
      ]).toEqual([...[side, name, value]]);
    }
  }
  for (const token of Object.values(brandColours).flat()) expect(tokens).toContain(`${token}: #`);
});

describe('the built page', () => {
  const page = read('apps/shell/index.html');
  const harbour = (): BrandFile => sample('harbour.json');

  it('of a brand has the brand’s name instead of Clearloan, and its theme colour', () => {
    const branded = brandingOf(harbour()).page(page);
    expect(page).toContain('Clearloan');
    expect(branded).not.toContain('Clearloan');
    expect(branded).toContain('<title>Harbour Credit</title>');
    expect([...branded.matchAll(/theme-color" content="(#\w+)"/g)].map(([, colour]) => colour)).toEqual([
      '#e9eff5',
      '#0b131b',
    ]);
  });

  it('has no script and no style that its content security policy does not list', () => {
    const branding = brandingOf(harbour());
    const branded = branding.page(page);
    const styles = [...branded.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
    const hashes = styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`);
    expect(hashes).toEqual(branding.styleHashes);
    const scripts = [...branded.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.filter((attributes) => !attributes.includes('src='))).toEqual([
      ' type="application/json" id="brand"',
    ]);
  });

  it('keeps its inline script unchanged, because the content security policy has its hash', () => {
    const { phone } = marketProfiles.sample;
    const script = `<script>start("Clearloan",'>${phone.countryCode}<')</script>`;
    const branded = brandingOf(sample('kaveri.json')).page(`<b>Clearloan</b>${script}<i>Clearloan</i>`);
    expect(branded).toBe(`<b>Kaveri Finance</b>${script}<i>Kaveri Finance</i>`);
  });

  it('asks for a phone number in the format of the brand’s market before the app has loaded', () => {
    const field = (of: { countryCode: string; example: string }) =>
      `<span>${of.countryCode}</span><input placeholder="${of.example}">`;
    const drawnAhead = field(marketProfiles.sample.phone);
    expect(brandingOf(sample('kaveri.json')).page(drawnAhead)).toBe(field(marketProfiles.india.phone));
    expect(brandingOf(harbour()).page(drawnAhead)).toBe(drawnAhead);
  });

  it('has a link to the brand’s phone number for the case that the app does not start', () => {
    const note = (phone: string, link: string) => `<a href="${link}">${phone}</a>`;
    const drawnAhead = note('0800 555 010', 'tel:0800555010');
    expect(brandingOf({ ...harbour(), phone: '+62 21 555 0123' }).page(drawnAhead)).toBe(
      note('+62 21 555 0123', 'tel:+62215550123'),
    );
    expect(brandingOf(harbour()).page('0800 555 010')).toBe('0800 555 010');
  });

  it('escapes a brand name that contains markup', () => {
    const branded = brandingOf({ ...harbour(), name: '</script><b>$&' }).page(page);
    expect(branded).not.toContain('<b>');
    expect(branded).toContain('&lt;/script&gt;&lt;b&gt;$&amp;');
    expect(branded).toContain('"name":"\\u003c/script>\\u003cb>$&"');
  });

  it('enables tracing exactly when the lender traces requests', () => {
    expect(brandingOf(harbour(), { isTraced: true }).page(page)).toContain('"traced":true');
    expect(brandingOf(harbour()).page(page)).not.toContain('traced');
    expect(openBrand(undefined, '/api', { isTraced: true }).branding?.page(page)).toContain('"traced":true');
    expect(openBrand(undefined, '/api', { isTraced: false }).branding).toBeUndefined();
  });

  it('contains the rollout percentage of a feature flag', () => {
    const branded = brandingOf({ ...harbour(), flags: { installOffer: 25 } }).page(page);
    expect(branded).toContain('"flags":{"installOffer":25}');
  });

  it('of a brand without colours keeps the default colours', () => {
    const { styleHashes, page: transform } = brandingOf({ ...harbour(), colours: undefined });
    expect(styleHashes).toEqual([]);
    expect(transform(page)).toContain('#e8f0ea');
  });
});

describe('a lender with a brand', () => {
  it('uses the brand’s market and name', () => {
    const { trade } = openBrand(join(root, folder, 'kaveri.json'), '/api');
    runAs({ ...thisLender(), ...trade }, () => {
      expect(phoneNumber('098765 43210', 'phone')).toBe('+919876543210');
      expect(() => phoneNumber('0812 3456 7890', 'phone')).toThrow();
      expect(payUri('123', 100)).toContain('pn=Kaveri%20Finance');
    });
  });

  it('does not start when the app would call another API prefix', () => {
    expect(() => openBrand(join(root, folder, 'kaveri.json'), '/loans/api')).toThrow(
      'calls /api, but API_PREFIX is /loans/api',
    );
  });
});
