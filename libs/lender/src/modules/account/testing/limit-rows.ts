import { loginSetting } from '@clearloan/session/contract';
import { codeRules } from '../../codes/codes';
import { perMinute } from '../../../platform/http/limits';
import { hashing, hashPassword } from '../passwords';
import { passwordTries } from '../password-tries';
import {
  guessCode,
  guessPassword,
  lastCode,
  minutePasses,
  newNumber,
  request,
  requestOne,
  useUpRest,
  wrongFor,
  type LimitWorld,
  type Way,
} from './limit-world';

/** A limit of docs/threat-model.md. */
export interface LimitRow {
  /** Who can do it uses up the limit. */
  readonly useUp: (world: LimitWorld) => Promise<unknown>;
  /** The limit is used up: this is refused, with what helps. */
  readonly refused: (world: LimitWorld) => Promise<{ readonly code: unknown; readonly message: unknown }>;
  /** What the borrower can still do. */
  readonly left: readonly Way[];
}

/** The ceiling of all codes of an hour in this test. */
export const ceiling = 45;
const { perHour, guesses } = codeRules;
const onKnownDevice = ['code on a known device', 'password on a known device'] as const;
const elsewhere = ['code elsewhere', 'password elsewhere'] as const;
const all: readonly Way[] = [...onKnownDevice, ...elsewhere, 'codes to sign'];

/** From network 1, where the known device is too. */
const stranger = (world: LimitWorld) => world.network(1);
const toVictim =
  ({ victim }: LimitWorld) =>
  () =>
    victim;
const times = async (count: number, act: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await act(index);
};

export const limitRows: Readonly<Record<string, LimitRow>> = {
  'network-codes': {
    useUp: (world) => request(world, perHour.network, stranger(world), newNumber),
    refused: (world) => requestOne(world, world.victim, stranger(world)),
    left: all,
  },
  'number-network-codes': {
    useUp: (world) => request(world, perHour.phoneAndNetwork, stranger(world), toVictim(world)),
    refused: (world) => requestOne(world, world.victim, stranger(world)),
    left: all,
  },
  'number-codes': {
    useUp: async (world) => {
      for (const each of [1, 2])
        await request(world, perHour.phone / 2, world.network(each), toVictim(world));
    },
    refused: (world) => requestOne(world, world.victim, world.network(3)),
    left: [...onKnownDevice, 'password elsewhere', 'codes to sign'],
  },
  'device-codes': {
    // After its own codes the device has those of its network.
    useUp: (world) => request(world, perHour.device + perHour.phoneAndNetwork, world.device, toVictim(world)),
    refused: (world) => requestOne(world, world.victim, world.device),
    left: ['password on a known device', ...elsewhere, 'codes to sign'],
  },
  'session-codes': {
    useUp: (world) => request(world, perHour.session, world.session, toVictim(world), 'confirm'),
    refused: (world) => requestOne(world, world.victim, world.session, 'delay'),
    left: [...onKnownDevice, ...elsewhere],
  },
  'new-number-sender': {
    useUp: (world) => request(world, perHour.newPhone, world.attacker, newNumber, 'newPhone'),
    refused: (world) => requestOne(world, world.victim, world.attacker, 'newPhone'),
    left: all,
  },
  'new-number': {
    useUp: (world) => request(world, 10, world.attacker, toVictim(world), 'newPhone'),
    refused: (world) => requestOne(world, world.victim, world.secondAttacker, 'newPhone'),
    left: all,
  },
  'all-codes': {
    useUp: (world) => times(ceiling, (index) => requestOne(world, newNumber(), world.network(10 + index))),
    refused: (world) => requestOne(world, world.victim, world.network(0)),
    left: [...onKnownDevice, 'password elsewhere', 'codes to sign'],
  },
  'code-wait': {
    useUp: (world) => requestOne(world, world.victim, stranger(world)),
    refused: (world) => requestOne(world, world.victim, stranger(world)),
    left: all,
  },
  'code-guesses': {
    useUp: async (world) => {
      await requestOne(world, world.victim, stranger(world));
      const code = wrongFor(await lastCode(world));
      await times(guesses, () => guessCode(world, code, stranger(world)));
    },
    refused: async (world) => guessCode(world, await lastCode(world), stranger(world)),
    left: all,
  },
  'code-guesses-elsewhere': {
    useUp: async (world) => {
      await requestOne(world, world.victim, world.network(0));
      const code = wrongFor(await lastCode(world));
      await times(guesses, () => guessCode(world, code, stranger(world)));
      const { code: outcome } = await guessCode(world, await lastCode(world), world.network(0));
      if (outcome !== 0) throw new Error('A stranger’s guesses used up the code of the borrower.');
      await minutePasses();
      await requestOne(world, world.victim, world.network(0));
      await times(guesses, () => guessCode(world, code, world.network(3)));
    },
    refused: async (world) => guessCode(world, await lastCode(world), world.network(3)),
    left: [...onKnownDevice, 'password elsewhere', 'codes to sign'],
  },
  'network-passwords': {
    useUp: async (world) => {
      await guessPassword(world, stranger(world));
      await useUpRest('password from', passwordTries.network.soon);
    },
    refused: (world) => guessPassword(world, stranger(world)),
    left: all,
  },
  'number-network-passwords': {
    useUp: (world) => times(passwordTries.phoneAndNetwork.soon, () => guessPassword(world, stranger(world))),
    refused: (world) => guessPassword(world, stranger(world)),
    left: all,
  },
  'number-passwords': {
    useUp: async (world) => {
      await guessPassword(world, stranger(world));
      await useUpRest('password everywhere', passwordTries.phone.soon);
    },
    refused: (world) => guessPassword(world, world.network(3)),
    left: [...onKnownDevice, 'code elsewhere', 'codes to sign'],
  },
  'device-passwords': {
    // After its own attempts the device has those of its network.
    useUp: async (world) => {
      const { device, phoneAndNetwork } = passwordTries;
      await times(device.soon + phoneAndNetwork.soon, () => guessPassword(world, world.device));
      await minutePasses();
    },
    refused: (world) => guessPassword(world, world.device),
    left: ['code on a known device', ...elsewhere, 'codes to sign'],
  },
  'network-logins': {
    useUp: (world) => times(perMinute.login, () => guessCode(world, '123456', stranger(world))),
    refused: (world) => guessCode(world, '123456', stranger(world)),
    left: all,
  },
  'device-logins': {
    useUp: (world) => times(perMinute.login, () => guessCode(world, '123456', world.device)),
    refused: (world) => guessCode(world, '123456', world.device),
    left: [...elsewhere, 'codes to sign'],
  },
  'network-writes': {
    useUp: (world) => times(perMinute.write, () => requestOne(world, newNumber(), stranger(world))),
    refused: (world) => requestOne(world, world.victim, stranger(world)),
    left: all,
  },
  'network-reads': {
    useUp: (world) => times(perMinute.read, () => world.lender.call(loginSetting, {}, world.network(4))),
    refused: (world) => world.lender.call(loginSetting, {}, world.network(4)),
    left: all,
  },
  'password-hashing': {
    useUp: () => {
      const most = hashing.atOnce + hashing.mostWaiting;
      for (let count = 0; count < most; count += 1) void hashPassword('guessed').catch(() => undefined);
      return Promise.resolve();
    },
    refused: (world) => guessPassword(world, world.network(0)),
    left: ['code on a known device', 'code elsewhere', 'codes to sign'],
  },
};
