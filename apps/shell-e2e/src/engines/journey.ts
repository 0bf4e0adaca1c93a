import { writeFileSync } from 'node:fs';
import type { newPhone } from '../support/log-in';
import type { LenderStaff } from '../support/lender-staff';
import type { User } from './user';

/** The shared state of a journey's steps. */
export interface Journey {
  readonly user: User;
  readonly staff: LenderStaff;
  /** Writes a sample picture to a file. @returns its path */
  readonly photo: (kind: string) => Promise<string>;
  readonly phone: ReturnType<typeof newPhone>;
}

/** One step, by name. */
export type JourneyStep = readonly [name: string, go: (journey: Journey) => Promise<unknown>];

/** Writes sample pictures to files, for file inputs. @param pathOf the path for a file name */
export const photosIn = (staff: LenderStaff, pathOf: (name: string) => string) => async (kind: string) => {
  const path = pathOf(`${kind}.png`);
  writeFileSync(path, await staff.samplePicture(kind));
  return path;
};

/** Logs in with a code on the open login screen. */
export async function logInBySms({ user, staff, phone }: Journey): Promise<void> {
  await user.fill('Phone number', phone.typed);
  await user.tap({ button: 'Send code' });
  await user.waitForHeading('Enter the code');
  await user.fill(/code/i, await staff.codeFor(phone.international));
}

/** From the start to the overview of the verification. */
export const beginning: readonly JourneyStep[] = [
  ['home', ({ user }) => user.open('/').then(() => user.waitForHeading('Home'))],
  [
    'logged in by SMS',
    async (journey) => {
      await journey.user.tap({ link: 'Log in' });
      await logInBySms(journey);
      await journey.user.waitForHeading('Home');
    },
  ],
  [
    'product',
    async ({ user }) => {
      await user.tap({ link: /Everyday loan/, nth: 0 });
      await user.waitForHeading('Everyday loan');
    },
  ],
  [
    'applied',
    async ({ user }) => {
      await user.tap({ action: 'Apply' });
      await user.waitForHeading('Verification');
      await user.tap({ action: /^Continue/ });
      await user.waitForHeading('Identity');
    },
  ],
];

/** The path to each picture screen. */
const pictures = [
  { kind: 'id_front', target: { action: /^Next photo/ } },
  { kind: 'id_card_back', target: { action: /^Next photo/ } },
  { kind: 'tax_card', target: { link: 'Add', nth: 0 } },
] as const;

const headPoses = [
  'Look straight at the phone',
  'Turn your head left',
  'Turn your head right',
  'Lift your chin',
];

/** Uploads pictures through the file input. Each step ends when the lender has the picture and the app shows that. */
export const uploads: readonly JourneyStep[] = [
  ...pictures.map(({ kind, target }): JourneyStep => [
    kind,
    async ({ user, photo }) => {
      await user.tap(target);
      await user.waitForText('Take photo');
      await user.attach(await photo(kind));
      await user.waitForHeading('Identity');
    },
  ]),
  [
    'face, four moves',
    async ({ user, photo }) => {
      await user.tap({ action: /^Next photo/ });
      for (const pose of headPoses) {
        await user.waitForText(pose);
        await user.waitForHeading(/./);
        await user.attach(await photo('face'));
      }
      await user.waitForHeading('Identity');
    },
  ],
];

async function answer(user: User, choices: readonly RegExp[]): Promise<void> {
  for (const radio of choices) await user.tap({ radio });
}

export const questions: readonly JourneyStep[] = [
  [
    'details',
    async ({ user }) => {
      await user.tap({ action: 'Check your details' });
      await user.waitForText('Is this you?');
      await user.tap({ button: 'Save and continue' });
      await user.waitForHeading('About you');
    },
  ],
  [
    'about you',
    async ({ user }) => {
      await answer(user, [/^University$/, /^Single$/]);
      await user.fill('How many children do you have?', '0');
      await user.fill('Monthly family income', '9000');
      await answer(user, [/^Home$/]);
      await user.fill('Where do you live?', '12 Harbour Street, Bandung');
      await user.fill('Postal code', '40111');
      await user.tap({ button: 'Save and continue' });
      await user.waitForHeading('Job');
    },
  ],
  [
    'job',
    async ({ user }) => {
      await answer(user, [/^Not working now$/]);
      await user.fill('Monthly income', '6000');
      await user.tap({ button: 'Save and continue' });
      await user.waitForHeading('Two contacts');
    },
  ],
  [
    'contacts',
    async ({ user }) => {
      const people = [
        ['Sister', 'Rina Tan', '081355501234'],
        ['Friend', 'Budi Santoso', '081377709876'],
      ] as const;
      for (const [index, [relation, name, phone]] of people.entries()) {
        await user.tap({ button: /^Relationship to you/, nth: index });
        await user.tap({ button: relation });
        await user.fill('Name', name, index);
        await user.fill('Phone number', phone, index);
      }
      await user.tap({ button: 'Save and continue' });
      await user.waitForHeading('Bank account');
    },
  ],
  [
    'bank account',
    async ({ user }) => {
      await user.tap({ button: /^Bank/ });
      await user.tap({ button: 'Harbour Bank' });
      await user.fill('Account number', '1234564417');
      await user.fill('Type it again', '1234564417');
      await user.tap({ button: 'Save account' });
    },
  ],
];
