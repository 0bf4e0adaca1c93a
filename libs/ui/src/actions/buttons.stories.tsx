import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, LinkAction, Note, Section, Stack } from '../index';

const meta: Meta = { title: 'Actions/Buttons and notes' };
export default meta;

type Story = StoryObj;

function Buttons() {
  return (
    <Section title="Buttons">
      <Stack gap={2} pad>
        <Button>Solid: one, pinned</Button>
        <Button kind="line">Line: second choice</Button>
        <Button kind="danger">Danger: cannot be undone</Button>
        <Button disabled reason="Enter the code first">
          Not ready yet
        </Button>
        <Button loading>Sending</Button>
        <LinkAction to="/">Link with 44 px height</LinkAction>
      </Stack>
    </Section>
  );
}

function Notes() {
  return (
    <Section title="Notes">
      <Stack gap={2} pad>
        <Note title="Plain">Good to know.</Note>
        <Note kind="due" title="Careful">
          Think before you go on.
        </Note>
        <Note kind="over" title="Late or lost">
          Act now.
        </Note>
        <Note kind="wait" title="Waiting">
          Nothing to do.
        </Note>
        <Note kind="paid" title="Done">
          All good.
        </Note>
      </Stack>
    </Section>
  );
}

export const EveryButton: Story = { render: () => <Buttons /> };

export const EveryNote: Story = { render: () => <Notes /> };
