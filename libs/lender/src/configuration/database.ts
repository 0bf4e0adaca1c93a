import * as v from 'valibot';

const postgresUrl = v.pipe(
  v.string(),
  v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  v.regex(
    /^[^,]*$/,
    'must name one server. Put a proxy that finds the primary in front of several (docs/capacity.md), and write a comma of the password as %2C',
  ),
);

/** The variables that name the database and the pooler in front of it. */
export const databaseVariables = {
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_POOLING: v.optional(v.picklist(['session', 'transaction'], 'must be "session" or "transaction"')),
  DATABASE_SEPARATE_NAME: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\w{1,63}$/, 'must be a database name of the pooler such as clearloan_separate'),
    ),
  ),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof databaseVariables, undefined>>;

export interface DatabaseSettings {
  /** A PostgreSQL to use instead of the embedded one. */
  readonly url: string | undefined;
  /** Whether a pooler gives each connection to another client after a transaction. */
  readonly isPooled: boolean;
  /** The pooler's second name of the same database, which has server connections of its own. */
  readonly separateName: string | undefined;
}

export const databaseOf = (set: Variables): DatabaseSettings => ({
  url: set.DATABASE_URL,
  isPooled: set.DATABASE_POOLING === 'transaction',
  separateName: set.DATABASE_SEPARATE_NAME,
});

/** A transaction holds a server connection while it waits for a separate one: docs/capacity.md, "Pooler". */
export const databaseWarnings = ({ isPooled, separateName }: DatabaseSettings): readonly string[] =>
  isPooled && separateName === undefined
    ? [
        'DATABASE_POOLING=transaction without DATABASE_SEPARATE_NAME: concurrent logins can use up the pooler’s server connections and then all fail.',
      ]
    : [];
