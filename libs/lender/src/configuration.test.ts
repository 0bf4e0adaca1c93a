import { generateVAPIDKeys } from 'web-push';
import { demandPasskeyOrigin, demandServable, readConfiguration } from './configuration';
import { marketAndBrand } from './platform/lender/market';
import { findDatabase } from './start';

const read = (environment: Record<string, string>) => readConfiguration(environment, '/built/sandbox');

it('the lender starts without any setting', () => {
  expect(read({})).toMatchObject({
    port: 4200,
    host: '127.0.0.1',
    database: { url: undefined, isPooled: false },
    prefix: '/api',
    staticDir: '/built/shell',
    hasConsole: true,
    isLimited: true,
  });
  expect(read({}).dataDir).toBe(`${process.cwd()}/.data`);
});

it('an empty variable counts as a missing one', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4200, database: { url: undefined } });
});

it.each([
  [{ PORT: 'http' }, 'PORT must be a number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ DATABASE_URL: 'postgres://one:5432,other:5432/clearloan' }, 'DATABASE_URL must name one server'],
  [{ DATABASE_SEPARATE_NAME: 'db/other' }, 'DATABASE_SEPARATE_NAME must be a database name'],
  [{ CONSOLE: 'no' }, 'CONSOLE must be "on" or "off"'],
  [{ API_PREFIX: 'api' }, 'API_PREFIX must be a path such as /api'],
  [{ APP_HOST: 'https://loans.example' }, 'APP_HOST must be a host name'],
  [{ TRUSTED_PROXIES: 'the-proxy' }, 'TRUSTED_PROXIES must be addresses'],
  [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS must be a number of seconds'],
  [{ S3_ENDPOINT: 'https://s3.example/bucket' }, 'S3_ENDPOINT must be a URL such as https://s3.example'],
  [{ S3_BUCKET: 'pictures' }, 'S3_ENDPOINT is required to store pictures in a bucket'],
  [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_SECRET_ACCESS_KEY is required to store pictures in a bucket'],
  [{ TRUSTED_PROXIES: '300.1.1.1' }, 'TRUSTED_PROXIES must be addresses'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be addresses'],
  [{ STATIC_DIR: '/nope' }, 'STATIC_DIR must contain the built app'],
  [{ PAYMENTS_WEBHOOK_URL: 'https://bank.example/' }, 'PAYMENTS_WEBHOOK_SECRET is required with'],
  [{ METRICS_PORT: 'yes' }, 'METRICS_PORT must be a number'],
  [{ METRICS_PORT: '9400', METRICS_HOST: '0.0.0.0' }, 'METRICS_TOKEN is required unless METRICS_HOST'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be error, warn, info or debug'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be a URL such as'],
  [{ CONSOLE_TOKEN: 'short' }, 'CONSOLE_TOKEN must have 16 to 128 characters'],
  [{ CONSOLE: 'off', LIMITS: 'off' }, 'LIMITS=off is for tests'],
  [{ SMS_WEBHOOK_URL: 'http://sms.example/' }, 'SMS_WEBHOOK_URL must begin with https://'],
  [{ SMS_WEBHOOK_URL: 'https://sms.example/' }, 'SMS_WEBHOOK_SECRET is required with SMS_WEBHOOK_URL'],
  [
    { SMS_WEBHOOK_SECRET: 'a-secret-that-is-long-enough' },
    'SMS_WEBHOOK_URL is required with SMS_WEBHOOK_SECRET',
  ],
  [{ SMS_WEBHOOK_SECRET: 'short' }, 'SMS_WEBHOOK_SECRET must have 24 to 128'],
])('the configuration rejects %j with a reason', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence);
});

it('the limits can be off where the console is on, or in a test', () => {
  expect(read({ LIMITS: 'off' }).isLimited).toBe(false);
  expect(read({ LIMITS: 'off', CONSOLE: 'off', NODE_ENV: 'test' }).isLimited).toBe(false);
});

it.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.5' }, false],
  [{ DATABASE_URL: 'postgres://db/clearloan' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ CONSOLE: 'off' }, false],
  [{ CONSOLE: 'on', HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/clearloan', NODE_ENV: 'production' }, true],
])('with %j the console is on: %s', (environment, isOn) => {
  expect(read(environment).hasConsole).toBe(isOn);
});

it('the console gets another token at each start, unless one is set', () => {
  expect(read({}).consoleToken).not.toBe(read({}).consoleToken);
  expect(read({}).consoleToken.length).toBeGreaterThanOrEqual(32);
  const set = read({ CONSOLE_TOKEN: 'known-to-the-staff' });
  expect(set).toMatchObject({ consoleToken: 'known-to-the-staff', isTokenPrinted: false });
});

it('each setting that is dangerous in production gets one warning, and none elsewhere', () => {
  const bucket = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'clearloan',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(read({ NODE_ENV: 'production', CONSOLE: 'on', LIMITS: 'off' }).warnings).toEqual([
    expect.stringMatching(/^S3_ENDPOINT is not set[^\n]*$/),
    expect.stringMatching(/^LIMITS=off in production[^\n]*$/),
    expect.stringMatching(/^CONSOLE=on in production[^\n]*$/),
  ]);
  expect(read({ NODE_ENV: 'production', ...bucket }).warnings).toEqual([]);
  expect(read({ CONSOLE: 'on', LIMITS: 'off' }).warnings).toEqual([]);
});

it('a pooler without server connections for separate transactions gets a warning', () => {
  const pooled = { DATABASE_URL: 'postgres://pooler/clearloan', DATABASE_POOLING: 'transaction' };
  expect(read(pooled).warnings).toEqual([expect.stringContaining('without DATABASE_SEPARATE_NAME')]);
  expect(read({ ...pooled, DATABASE_SEPARATE_NAME: 'clearloan_separate' }).warnings).toEqual([]);
});

it('two VAPID key pairs during a rotation stand in one order', () => {
  const [next, old] = [generateVAPIDKeys(), generateVAPIDKeys()];
  const set = (privateKeys: string) => () =>
    read({
      VAPID_SUBJECT: 'mailto:ops@lender.example',
      VAPID_PUBLIC_KEY: `${next.publicKey},${old.publicKey}`,
      VAPID_PRIVATE_KEY: privateKeys,
    });
  expect(set(`${next.privateKey},${old.privateKey}`)().ports.vapid?.pairs).toEqual([next, old]);
  for (const wrong of [`${old.privateKey},${next.privateKey}`, next.privateKey])
    expect(set(wrong)).toThrow(
      'VAPID_PRIVATE_KEY must have the private key of each VAPID_PUBLIC_KEY, in one order.',
    );
});

it('a lender in production binds every outside party or does not start', () => {
  const secret = 'a-secret-that-is-long-enough';
  const party = (name: string) => ({
    [`${name}_WEBHOOK_URL`]: 'https://party.example/',
    [`${name}_WEBHOOK_SECRET`]: secret,
  });
  const all = { ...party('SMS'), ...party('PAYOUT'), ...party('IDENTITY'), ...party('DECISION') };
  const bound = { NODE_ENV: 'production', PAYMENTS_WEBHOOK_SECRET: secret, ...all };
  const serve = (environment: Record<string, string>) => () => {
    demandServable(read(environment));
  };
  expect(serve(bound)).not.toThrow();
  // Money may come by imported statements.
  expect(serve({ ...bound, PAYMENTS_WEBHOOK_SECRET: '' })).not.toThrow();
  for (const name of ['PAYOUT', 'IDENTITY', 'DECISION']) {
    const without = { ...bound, [`${name}_WEBHOOK_URL`]: '', [`${name}_WEBHOOK_SECRET`]: '' };
    expect(serve(without)).toThrow(
      `A lender in production binds every outside party (docs/ports.md). Set ${name}_WEBHOOK_URL.`,
    );
    expect(serve({ ...without, CONSOLE: 'on', CONSOLE_TOKEN: 'known-to-the-staff' })).not.toThrow();
  }
  expect(serve({ NODE_ENV: 'production' })).toThrow(
    'Set SMS_WEBHOOK_URL, PAYOUT_WEBHOOK_URL, IDENTITY_WEBHOOK_URL, DECISION_WEBHOOK_URL.',
  );
  expect(serve({ ...bound, CONSOLE: 'on' })).toThrow('CONSOLE_TOKEN is required');
});

it('a lender in production never takes an embedded database for its own', async () => {
  const found = findDatabase(read({ NODE_ENV: 'production', DATA_DIR: '/none' }), '/none', () => undefined);
  await expect(found).rejects.toThrow('DATABASE_URL is required in production.');
});

it('a lender that cannot send codes does not start, and the error names the variable', () => {
  const carrier = {
    SMS_WEBHOOK_URL: 'https://sms.example/send',
    SMS_WEBHOOK_SECRET: 'the-new-secret-of-the-carrier,the-old-secret-of-the-carrier',
  };
  const serve = (environment: Record<string, string>) => () => {
    demandServable(read(environment));
  };
  expect(serve({})).toThrow('SMS_WEBHOOK_URL is required');
  expect(serve({ CONSOLE: 'on' })).toThrow('SMS_WEBHOOK_URL is required');
  expect(serve(carrier)).not.toThrow();
  expect(read(carrier).ports.sms?.secrets).toEqual([
    'the-new-secret-of-the-carrier',
    'the-old-secret-of-the-carrier',
  ]);
});

it.each([
  [{ DATABSE_URL: 'postgres://db/clearloan' }, 'Did you mean DATABASE_URL?'],
  [{ CONSOL: 'on' }, 'Did you mean CONSOLE?'],
  [{ METRICS_PROT: '9400' }, 'Did you mean METRICS_PORT?'],
  [{ SMS_WEBHOOK_SECERT: 'x' }, 'Did you mean SMS_WEBHOOK_SECRET?'],
  [{ PAYMENTS_SECRET_OF_THE_BANK: 'x' }, 'Did you mean'],
])('the lender warns about %j, which has no effect', (environment, sentence) => {
  expect(read(environment).warnings).toEqual([expect.stringContaining(sentence)]);
});

it('variables of the operating system and of other programs get no warning', () => {
  const others = { HOME: '/root', HOSTNAME: 'a', PATH: '/bin', PWD: '/', SHELL: 'sh', USER: 'me', TERM: 'x' };
  const alsoOthers = {
    npm_package_name: 'clearloan',
    LANG: 'C',
    NODE_OPTIONS: '',
    OTEL_SDK_DISABLED: 'true',
  };
  expect(read({ ...others, ...alsoOthers, PORTS: '' }).warnings).toEqual([]);
});

it('passkeys in production need the origin of the app’s pages, or are left out', () => {
  const production = { NODE_ENV: 'production' };
  const demand = (environment: Record<string, string>, features = {}) => {
    const brand = marketAndBrand({ name: 'Harbour', market: 'sample', features });
    demandPasskeyOrigin(read(environment), brand);
  };
  expect(() => demand(production)).toThrow('PASSKEY_ORIGIN is required in production');
  expect(() => demand({ ...production, PASSKEY_ORIGIN: 'https://loans.example' })).not.toThrow();
  expect(() => demand(production, { passkeys: false })).not.toThrow();
  expect(() => demand({})).not.toThrow();
  expect(read({ PORT: '4210' }).passkeyOrigin).toBe('http://localhost:4210');
});
