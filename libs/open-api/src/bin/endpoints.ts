import { specifiedPaths } from '@clearloan/api-client/declare';
import { ownedEndpoints } from '../contracts';
import { endpointTable } from '../endpoint-table';

/** `npx nx run open-api:endpoints`: lists all declared endpoints, and how many of them are in the specification. */
process.stdout.write(endpointTable(ownedEndpoints, specifiedPaths));
