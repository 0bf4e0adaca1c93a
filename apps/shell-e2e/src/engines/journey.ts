import { writeFileSync } from 'node:fs';
import type { newPhone } from '../support/log-in';
import type { LenderStaff } from '../support/lender-staff';
import type { Hands } from './hands';

/** The shared state of a journey's steps. */
export interface Way {
  readonly hands: Hands;
  readonly staff: LenderStaff;
  /** Writes a sample picture to a file. @returns its path */
  readonly photo: (kind: string) => Promise<string>;
  readonly phone: ReturnType<typeof newPhone>;
}

/** One step, named by where the borrower is at its end. */
export type JourneyStep = readonly [name: string, go: (way: Way) => Promise<unknown>];

/** Writes sample pictures to files, for file inputs. @param pathOf the path for a file name */
export const photosIn = (staff: LenderStaff, pathOf: (name: string) => string) => async (kind: string) => {
  const path = pathOf(`${kind}.png`);
  writeFileSync(path, await staff.samplePicture(kind));
  return path;
};

/** Logs in with a code on the open login screen. */
export async function logInBySms({ hands, staff, phone }: Way): Promise<void> {
  await hands.fill('Phone number', phone.typed);
  await hands.tap({ button: 'Send code' });
  await hands.see('Enter the code');
  await hands.fill(/code/i, await staff.codeFor(phone.international));
}

/** From the start to the overview of the verification. */
export const beginning: readonly JourneyStep[] = [
  ['home', ({ hands }) => hands.open('/').then(() => hands.see('Home'))],
  [
    'logged in by SMS',
    async (way) => {
      await way.hands.tap({ link: 'Log in' });
      await logInBySms(way);
      await way.hands.see('Home');
    },
  ],
  [
    'product',
    async ({ hands }) => {
      await hands.tap({ link: /Everyday loan/, nth: 0 });
      await hands.see('Everyday loan');
    },
  ],
  [
    'applied',
    async ({ hands }) => {
      await hands.tap({ action: 'Apply' });
      await hands.see('Verification');
      await hands.tap({ action: /^Continue/ });
      await hands.see('Identity');
    },
  ],
];

/** The path to each picture screen, and its number of pictures. */
const pictures = [
  { kind: 'id_front', way: { action: /^Next photo/ } },
  { kind: 'id_card_back', way: { action: /^Next photo/ } },
  { kind: 'tax_card', way: { link: 'Add', nth: 0 } },
] as const;

const moves = ['Look straight at the phone', 'Turn your head left', 'Turn your head right', 'Lift your chin'];

/** Uploads pictures through the file input. Each step ends when the lender has the picture and the app shows that. */
export const uploads: readonly JourneyStep[] = [
  ...pictures.map(({ kind, way }): JourneyStep => [
    kind,
    async ({ hands, photo }) => {
      await hands.tap(way);
      await hands.read('Take photo');
      await hands.attach(await photo(kind));
      await hands.see('Identity');
    },
  ]),
  [
    'face, four moves',
    async ({ hands, photo }) => {
      await hands.tap({ action: /^Next photo/ });
      for (const move of moves) {
        await hands.read(move);
        await hands.see(/./);
        await hands.attach(await photo('face'));
      }
      await hands.see('Identity');
    },
  ],
];

async function answer(hands: Hands, choices: readonly RegExp[]): Promise<void> {
  for (const radio of choices) await hands.tap({ radio });
}

export const questions: readonly JourneyStep[] = [
  [
    'details',
    async ({ hands }) => {
      await hands.tap({ action: 'Check your details' });
      await hands.read('Is this you?');
      await hands.tap({ button: 'Save and continue' });
      await hands.see('About you');
    },
  ],
  [
    'about you',
    async ({ hands }) => {
      await answer(hands, [/^University$/, /^Single$/]);
      await hands.fill('How many children do you have?', '0');
      await hands.fill('Monthly family income', '9000');
      await answer(hands, [/^Home$/]);
      await hands.fill('Where do you live?', '12 Harbour Street, Bandung');
      await hands.fill('Postal code', '40111');
      await hands.tap({ button: 'Save and continue' });
      await hands.see('Job');
    },
  ],
  [
    'job',
    async ({ hands }) => {
      await answer(hands, [/^Not working now$/]);
      await hands.fill('Monthly income', '6000');
      await hands.tap({ button: 'Save and continue' });
      await hands.see('Two contacts');
    },
  ],
  [
    'contacts',
    async ({ hands }) => {
      const people = [
        ['Sister', 'Rina Tan', '081355501234'],
        ['Friend', 'Budi Santoso', '081377709876'],
      ] as const;
      for (const [index, [relation, name, phone]] of people.entries()) {
        await hands.tap({ button: /^Relationship to you/, nth: index });
        await hands.tap({ button: relation });
        await hands.fill('Name', name, index);
        await hands.fill('Phone number', phone, index);
      }
      await hands.tap({ button: 'Save and continue' });
      await hands.see('Bank account');
    },
  ],
  [
    'bank account',
    async ({ hands }) => {
      await hands.tap({ button: /^Bank/ });
      await hands.tap({ button: 'Harbour Bank' });
      await hands.fill('Account number', '1234564417');
      await hands.fill('Type it again', '1234564417');
      await hands.tap({ button: 'Save account' });
    },
  ],
];
