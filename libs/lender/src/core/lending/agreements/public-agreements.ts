import { coreWords, ownWords } from '../../../platform/context/kept-records';
import { thisLender } from '../../../platform/lender/lender';
import { createTranslator } from '../../../platform/context/product-names';
import { html } from '../../../platform/context/html';

/** An agreement that belongs to no order. */
export interface PublicAgreement {
  readonly title: string;
  readonly version: string;
  readonly html: string;
}

const terms = (brandName: string) =>
  html`<h1>Terms of use</h1>
    <h2>1. What ${brandName} is</h2>
    <p>
      ${brandName} lists loans, passes your application to the lender and collects your payments on its
      behalf. The loan is a contract between you and the lender. Its own agreement sets out all its terms.
    </p>
    <h2>2. Your account</h2>
    <p>
      Your account is linked to your phone number. Never share your codes or password: our staff will never
      ask for them. Log out if you share the phone.
    </p>
    <h2>3. What it costs</h2>
    <p>Using ${brandName} is free. A loan costs only what its key facts state before you confirm it.</p>
    <h2>4. Changes to these terms</h2>
    <p>The login screen links to the current version. A loan you have signed keeps its own agreement.</p>`;

/** What is kept after the account is deleted, as the tables declare it. */
const keptItems = () => {
  const t = createTranslator('en');
  return Object.values({ ...ownWords, ...coreWords }).map(
    ({ what, why }) => html`<li>${t(what)}. ${t(why)}</li>`,
  );
};

const privacy = () =>
  html`<h1>Privacy policy</h1>
    <h2>1. What we ask for</h2>
    <p>
      We ask for your identity, income, address and bank account. The law and the lending decision require
      them. Each question states why we ask it.
    </p>
    <h2>2. What we never take</h2>
    <p>
      We do not read your contacts, messages, call lists, photos or files. We use your camera only while you
      take a photo.
    </p>
    <h2>3. Your choices</h2>
    <p>
      We collect your location, phone details and app usage only with your consent. Declining does not change
      any offer. You can withdraw consent at any time in your profile and see there what we have sent.
    </p>
    <h2>4. How long we keep it</h2>
    <p>
      We keep it until your account is deleted. You can ask for that once you have no open loan. You can ask
      for a copy at any time. After the deletion we keep only:
    </p>
    <ul>
      ${keptItems()}
    </ul>`;

/** Agreements by their scene. */
export const publicAgreements: ReadonlyMap<string, PublicAgreement> = new Map([
  [
    'terms',
    {
      title: 'Terms of use',
      version: '2026-3',
      get html() {
        return terms(thisLender().brandName).markup;
      },
    },
  ],
  [
    'privacy',
    {
      title: 'Privacy policy',
      version: '2026-5',
      get html() {
        return privacy().markup;
      },
    },
  ],
]);

/** In the form in which products link to them. */
export const publicLinks = [...publicAgreements].map(([scene, { title, version }]) => ({
  scene,
  title,
  version,
}));
