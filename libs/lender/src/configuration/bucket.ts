import * as v from 'valibot';
import type { Bucket } from '../modules/pictures/store-on-s3';
import { explain } from './explain';

/** The variables that name a bucket for the pictures. */
export const bucketVariables = {
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/, 'must be a URL such as https://s3.example')),
  ),
  S3_BUCKET: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d][a-z\d.-]{2,62}$/, 'must be a bucket name'))),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
};

type Variables = v.InferOutput<v.ObjectSchema<typeof bucketVariables, undefined>>;

/** The bucket settings. If a bucket is named, all its settings are required. */
export function bucketOf(set: Variables): Bucket | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const given = Object.values(needed).filter((value) => value !== undefined);
  if (given.length === 0) return undefined;
  const bucket = v.safeParse(bucketSchema, needed);
  if (!bucket.success) throw new Error(explain(bucket.issues));
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name } = bucket.output;
  const right = {
    accessKeyId: bucket.output.S3_ACCESS_KEY_ID,
    secretAccessKey: bucket.output.S3_SECRET_ACCESS_KEY,
  };
  return { endpoint, name, region: S3_REGION, ...right };
}

const neededForPictures = v.string('is required to store pictures in a bucket');
const bucketSchema = v.object({
  S3_ENDPOINT: neededForPictures,
  S3_BUCKET: neededForPictures,
  S3_ACCESS_KEY_ID: neededForPictures,
  S3_SECRET_ACCESS_KEY: neededForPictures,
});
