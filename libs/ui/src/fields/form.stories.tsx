import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  ChoiceColumns,
  ChoiceList,
  DayField,
  DeviceMobileIcon,
  BankIcon,
  DraftLine,
  ErrorSummary,
  ListHeading,
  OtpField,
  PhotoField,
  PlaceField,
  ScheduleTable,
  Seal,
  Section,
  Slip,
  Stack,
  Text,
  TextArea,
  TextField,
  Money,
} from '../index';

const meta: Meta = { title: 'Fields/Form' };
export default meta;

type Story = StoryObj;

const groups = [
  {
    value: 'r',
    label: 'Rivergate',
    places: [
      { value: 'rc', label: 'Rivergate City' },
      { value: 'mb', label: 'Millbrook' },
    ],
  },
  { value: 'h', label: 'Harbour', places: [{ value: 'hp', label: 'Harbour Point' }] },
];

function Form() {
  return (
    <>
      <DraftLine at="10:42" onDelete={() => undefined} />
      <ErrorSummary
        attempt={0}
        errors={[{ fieldId: 'phone', label: 'A phone number here has 10 digits.' }]}
      />
      <Answers />
      <Choices />
      <Plan />
    </>
  );
}

function Answers() {
  const [code, setCode] = useState('7309');
  const [place, setPlace] = useState<string>();
  const [day, setDay] = useState<string>();
  const [label, setText] = useState('On 23 October I paid payment 2 two times.');
  return (
    <Stack gap={6} pad>
      <OtpField label="6-digit code" value={code} onChange={setCode} />
      <OtpField
        label="6-digit code"
        value="730912"
        onChange={setCode}
        error="That code isn’t right. 2 tries left."
      />
      <TextField
        id="phone"
        label="Phone"
        kind="phone"
        prefix="+62"
        value="812 5550 0417"
        onChange={() => undefined}
      />
      <PlaceField
        label="Company city"
        groups={groups}
        value={place}
        onChange={setPlace}
        placeholder="Choose a city"
      />
      <DayField label="Birthday" value={day} onChange={setDay} years={[2001, 2000, 1999]} birthday />
      <TextArea
        label="Tell us more"
        value={label}
        onChange={setText}
        maxLength={500}
        hint="Your own words."
      />
      <PhotoField label="Photos" photos={[]} max={4} onAdd={() => undefined} onRemove={() => undefined} />
    </Stack>
  );
}

function Choices() {
  const [method, setMethod] = useState<'wallet' | 'bank'>('wallet');
  const [delay, setDelay] = useState<'0' | '7' | '14'>('0');
  return (
    <>
      <ListHeading aside="¥8,569.24 left to pay">How do you want to pay?</ListHeading>
      <ChoiceList
        label="Method"
        choices={[
          {
            value: 'wallet',
            title: 'Mobile wallet',
            note: 'Instant',
            icon: <DeviceMobileIcon />,
            price: 'Free',
          },
          {
            value: 'bank',
            title: 'Bank transfer',
            note: 'Instant to 2 hours',
            icon: <BankIcon />,
            price: '+¥5.00',
          },
        ]}
        value={method}
        onChange={setMethod}
      />
      <Section title="When to pay">
        <ChoiceColumns
          label="When to pay"
          choices={(['0', '7', '14'] as const).map((days) => ({
            value: days,
            content: <b>+ {days} days</b>,
          }))}
          value={delay}
          onChange={setDelay}
        />
      </Section>
    </>
  );
}

function Plan() {
  return (
    <>
      <Section title="Payment plan">
        <ScheduleTable
          label="Payment plan"
          heads={['Date', 'Principal', 'Interest', 'You pay']}
          rows={[
            { key: 1, cells: ['20 Dec', '2,377.89', '300.00', '¥2,677.89'] },
            { key: 2, cells: ['20 Jan', '2,425.45', '252.44', '¥2,677.89'] },
          ]}
        />
      </Section>
      <Section title="Receipt">
        <Slip>
          <Text size="sm" tone="dim">
            Everyday loan, payment 3 of 6
          </Text>
          <div className="cl-sealed">
            <Money amount={214231} size="figure" />
            <Seal>Paid</Seal>
          </div>
        </Slip>
      </Section>
    </>
  );
}

export const WholeForm: Story = { render: () => <Form /> };
