/** Entry point for declaring contracts. No transport, no React. */
export { get, postForm, postRaw, postUpload, endpointsOf } from './endpoint';
export type {
  DataOf,
  Endpoint,
  EndpointFacts,
  Purpose,
  RequestOf,
  Style,
  Tag,
  EndpointDoc,
  OwnerDocs,
  RefusalName,
} from './endpoint';
export { encode } from './encode';
export { partsLeftOut, type OptionalPart, type PartsOffer } from './optional-part';
export * from './envelope';
export * from './names';
export * from './money-text';
export * from './wire';
export { blocksOf, unreadableBlock } from './blocks';
export * from './rule';
export { specifiedPaths } from './specified-paths';
export { literal, variant, unknown, looseObject } from 'valibot';
