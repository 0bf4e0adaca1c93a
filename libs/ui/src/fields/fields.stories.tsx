import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckRow, ChoiceGroup, Section, Stack, TextField, AmountSlider, SelectField } from '../index';

const meta: Meta = { title: 'Fields/Plain fields' };
export default meta;

type Story = StoryObj;

const cities = ['Rivergate City', 'Millbrook', 'Old Ferry', 'Saltwell'].map((label) => ({
  value: label,
  label,
}));

function Fields() {
  return (
    <Section title="Fields">
      <Stack pad>
        <Typed />
        <Chosen />
      </Stack>
    </Section>
  );
}

function Typed() {
  const [typed, setTyped] = useState('Typing');
  const keep = () => undefined;
  return (
    <Stack>
      <TextField
        label="Label"
        value=""
        onChange={keep}
        placeholder="Placeholder"
        hint="Help, always under the field"
      />
      <TextField label="In use" value={typed} onChange={setTyped} />
      <TextField label="Good" value="Rivergate Textile" onChange={keep} good />
      <TextField label="Wrong" value="021 555 019" onChange={keep} error="What is wrong and how to fix it." />
    </Stack>
  );
}

function Chosen() {
  const [city, setCity] = useState<string | undefined>('Rivergate City');
  const [choice, setChoice] = useState<'a' | 'b'>('a');
  const [ticked, setTicked] = useState(true);
  const [amount, setAmount] = useState(1240000);
  return (
    <Stack>
      <SelectField
        label="Choice from a list"
        options={cities}
        value={city}
        onChange={setCity}
        placeholder="Choose a city"
      />
      <ChoiceGroup
        label="Choice"
        choices={[
          { value: 'a', title: 'Chosen' },
          { value: 'b', title: 'Not chosen' },
        ]}
        value={choice}
        onChange={setChoice}
      />
      <CheckRow checked={ticked} onChange={setTicked}>
        Checkbox
      </CheckRow>
      <AmountSlider
        label="Borrow"
        name="Amount"
        amount={amount}
        min={100000}
        max={2000000}
        step={50000}
        onChange={setAmount}
      />
    </Stack>
  );
}

export const EveryField: Story = { render: () => <Fields /> };
