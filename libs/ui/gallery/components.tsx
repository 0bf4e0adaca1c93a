import { Pad, Page, Text } from '../src';
import { Buttons, Notes } from './buttons';
import { Fields } from './fields';
import { Lists, Offers, Progress } from './lists';
import { Paper, Stamps, Type } from './paper';

/** Every part a screen is made of. */
export function Components() {
  return (
    <Page title="Components" heading="root">
      <Pad>
        <Text tone="dim">Every part the screens are made of.</Text>
      </Pad>
      <Type />
      <Paper />
      <Stamps />
      <Buttons />
      <Fields />
      <Notes />
      <Lists />
      <Offers />
      <Progress />
    </Page>
  );
}
