import { specifiedPaths } from '@clearloan/api-client/declare';
import { ownedEndpoints } from '../context/contracts';
import { endpointTable } from '../open-api/endpoint-table';

/** `npx nx run sandbox:endpoints`: every call that is declared, and how many of them the specification names. */
process.stdout.write(endpointTable(ownedEndpoints, specifiedPaths));
