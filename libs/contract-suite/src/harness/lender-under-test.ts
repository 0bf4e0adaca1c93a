import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { date, languages } from '@clearloan/api-client/declare';
import { genders } from '@clearloan/certification/contract';
import { optionalPartNames } from '@clearloan/open-api';

const answers = v.record(v.string(), v.string());

/**
 * How the suite reaches the lender's staff functions. A URL (relative to the lender's) is fetched, or posted to if there is a
 * body; a command runs without a shell. `{phone}`, `{orderId}`, `{paymentId}`, `{type}` and `{days}` are filled in.
 */
const staffFunctionSchema = v.union([
  v.strictObject({ url: v.string(), body: v.optional(v.record(v.string(), v.unknown())) }),
  v.strictObject({ command: v.pipe(v.array(v.string()), v.minLength(1)) }),
]);
export type StaffFunction = v.InferOutput<typeof staffFunctionSchema>;

const phone = v.pipe(v.string(), v.regex(/^\+\d{6,15}$/, 'must be a phone number such as +628123450417'));
/** A number of the sample market that is almost certainly unused. */
const sampleNumber = () => `+62812${String(randomInt(10_000_000, 100_000_000))}`;

const schema = v.strictObject({
  /** Prefix of every request path. */
  prefix: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w-]+)*$/, 'must be a path such as /api')), '/api'),
  /** The optional parts that the lender leaves out, and the paths that it answers; as in its brand file. */
  features: v.optional(v.record(v.picklist(optionalPartNames), v.boolean()), {}),
  calls: v.optional(v.array(v.string())),
  /** Numbers without an account: one borrows, one only receives a code, and the borrower moves to the third and back. */
  phones: v.optional(
    v.strictObject({ borrower: phone, listener: phone, other: v.optional(phone, sampleNumber) }),
    () => ({
      borrower: sampleNumber(),
      listener: sampleNumber(),
      other: sampleNumber(),
    }),
  ),
  /** Sent to each URL below as `Authorization: Bearer`; the token of the sandbox's console. */
  staffToken: v.optional(v.string()),
  /** Returns the last message or code for a phone; the first number with the length of a code counts. */
  smsCode: v.optional(staffFunctionSchema, { url: '/sandbox/sms?phone={phone}' }),
  /** Expires the unused codes of a phone; null if the staff cannot. Defaults to the sandbox's console with a token, else null. */
  expireCodes: v.optional(v.nullable(staffFunctionSchema)),
  /** Returns an acceptable picture for each of id_front, id_card_back, tax_card and face. */
  picture: v.optional(staffFunctionSchema, { url: '/sandbox/samples/{type}.png' }),
  /** Approves an application; null if the lender decides automatically within the timeout. */
  approve: v.optional(v.nullable(staffFunctionSchema), {
    url: '/sandbox/orders/{orderId}/review',
    body: { decision: 'approve' },
  }),
  /** Reports that the money of a payment arrived; null if the lender finds it automatically within the timeout. */
  arrive: v.optional(v.nullable(staffFunctionSchema), {
    url: '/sandbox/payments/{paymentId}/arrive',
    body: {},
  }),
  /** Moves the clock ahead by whole days; null if the staff cannot. Defaults to the sandbox's console with a token, else null. */
  moveClock: v.optional(v.nullable(staffFunctionSchema)),
  /** The languages of the lender: each refusal is in that of the request. */
  languages: v.optional(v.array(v.picklist(languages)), [...languages]),
  /** How long after the first requests they are sent again under their keys; at the end of the run, if it is longer. */
  repeatAfterSeconds: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3_600)), 0),
  /** How long to wait for the lender's automatic actions. */
  patienceSeconds: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3_600)), 90),
  /** A loan that the borrower below can get. */
  productId: v.optional(v.string(), 'top-up'),
  /** A loan of several payments for the same borrower, after the first is paid off; null if there is none. */
  otherProductId: v.optional(v.nullable(v.string()), 'everyday'),
  password: v.optional(v.string(), 'a long sentence for trying'),
  person: v.optional(
    v.strictObject({
      name: v.string(),
      birthday: date,
      gender: v.picklist(genders),
      card_type: v.string(),
      id_number: v.string(),
    }),
    {
      name: 'Mira Tan',
      birthday: '1994-03-09',
      gender: 'female',
      card_type: 'nik',
      id_number: '3174014903940417',
    },
  ),
  /** Answers to the lender's forms by question code, where it does not take those that the suite finds itself. */
  personal: v.optional(answers, {}),
  job: v.optional(answers, {}),
  bankAccount: v.optional(answers, {}),
  contacts: v.optional(
    v.array(v.strictObject({ relation: v.string(), name: v.string(), mobile: v.string() })),
  ),
});

/** A token opens the sandbox's console, which can expire codes and move the clock. */
const described = v.pipe(
  schema,
  v.transform(({ expireCodes, moveClock, ...lender }) => {
    const onConsole = (given: StaffFunction | null | undefined, usual: StaffFunction) =>
      given ?? (given === undefined && lender.staffToken !== undefined ? usual : null);
    return {
      ...lender,
      expireCodes: onConsole(expireCodes, { url: '/sandbox/codes/{phone}/expire', body: {} }),
      moveClock: onConsole(moveClock, { url: '/sandbox/clock', body: { days: '{days}' } }),
    };
  }),
);

/** The lender under test, and how its staff functions are reached. The defaults fit the sandbox. */
export type LenderUnderTest = v.InferOutput<typeof described>;

/** @param staffToken the default for a description without one @throws {Error} that names each invalid field */
export function readLender(given: unknown, staffToken?: string): LenderUnderTest {
  const isObject = typeof given === 'object' && given !== null && staffToken !== undefined;
  const read = v.safeParse(described, isObject ? { staffToken, ...given } : given);
  if (read.success) return read.output;
  const lines = read.issues.map((issue) => `  ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  throw new Error(['The description of the lender under test is invalid:', ...lines].join('\n'));
}
