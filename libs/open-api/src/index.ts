/** The OpenAPI document of every endpoint that the contracts declare. */
export { changesBetween } from './breaking';
export { contractVersion } from './contract-version';
export { ownedEndpoints, type OwnedEndpoint } from './contracts';
export { openApiDocument, type OpenApiDocument } from './document';
export { refusalCodesOf } from './endpoint-docs';
export { offeredEndpoints, optionalPartNames } from './optional-parts';
export { outlineOf } from './outline';
export { readReleased, releaseFault, releaseText } from './released';
export { sampleRequest } from './sample';
export { wireSchemaOf } from './wire-schema';
