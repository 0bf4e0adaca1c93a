import { brandName } from '../../../context/market';
import { html } from './html';

/** An agreement that belongs to no order. */
export interface PublicAgreement {
  readonly title: string;
  readonly version: string;
  readonly html: string;
}

const terms = () =>
  html`<h1>Terms of use</h1>
    <h2>1. What ${brandName} is</h2>
    <p>
      ${brandName} shows loans of lenders, takes your application to them and your payments for them. The loan
      itself is between you and the lender; its own agreement says everything about it.
    </p>
    <h2>2. Your account</h2>
    <p>
      Your account belongs to your phone number. Keep your codes and your password to yourself: our staff
      never ask for them. Log out on a phone that others use.
    </p>
    <h2>3. What it costs</h2>
    <p>
      Using ${brandName} is free. A loan costs what its key facts say before you confirm it, and nothing else.
    </p>
    <h2>4. When we change these terms</h2>
    <p>We tell you before they change. A loan that you have signed keeps its own agreement.</p>`;

const privacy = html`<h1>Privacy rules</h1>
  <h2>1. What we ask for</h2>
  <p>
    Who you are, how you earn, where you live, and the account that the money goes to: the law and the
    decision about a loan need them. Each question says why it is asked.
  </p>
  <h2>2. What we never take</h2>
  <p>
    We do not read your contacts, messages, call lists, photos or files. Your camera is used only while you
    take a picture.
  </p>
  <h2>3. What you may choose</h2>
  <p>
    Your place, facts about your phone, and how you use the app are sent only if you agree. Saying no changes
    no offer. You can take it back at any time under Me, and you see there what has left this phone.
  </p>
  <h2>4. How long we keep it</h2>
  <p>
    As long as a loan is open, and after that as long as the law wants its accounts kept. You can ask for a
    copy, and for deletion when no loan is open.
  </p>`;

/** Agreements by their scene. */
export const publicAgreements: ReadonlyMap<string, PublicAgreement> = new Map([
  [
    'terms',
    {
      title: 'Terms of use',
      version: '2026-1',
      get html() {
        return terms().markup;
      },
    },
  ],
  ['privacy', { title: 'Privacy rules', version: '2026-1', html: privacy.markup }],
]);

/** As products link to them. */
export const publicLinks = [...publicAgreements].map(([scene, { title, version }]) => ({
  scene,
  title,
  version,
}));
