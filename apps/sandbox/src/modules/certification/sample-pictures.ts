import type { ConsoleModule } from '../../console/console-module';
import { drawSample, sampleKinds } from './sample-drawing';

/** Pictures to try the verification with, on the console's page: `/sandbox/samples/id_front.png`. */
export const sampleCards: ConsoleModule = {
  downloads: sampleKinds.map((kind) => ({
    label: `${kind}.png`,
    path: `/samples/${kind}.png`,
    type: 'image/png',
    content: () => drawSample(kind),
  })),
};
