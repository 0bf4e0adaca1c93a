import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Banner,
  BellIcon,
  ButtonLink,
  CalculatorIcon,
  BellRingingIcon,
  NotebookIcon,
  Dots,
  Facts,
  HideAmountsButton,
  IconButton,
  Inline,
  List,
  ListBlock,
  LinkAction,
  Money,
  Page,
  PrimaryAction,
  Printed,
  SealPercentIcon,
  Section,
  Slip,
  SlipLinks,
  Stack,
  Stamp,
  Strip,
  Tags,
  Text,
  Ticket,
  HeroHeader,
  ToolsGrid,
  UsersIcon,
  useAmountText,
} from '../index';

const meta: Meta = { title: 'Page/Root page' };
export default meta;

type Story = StoryObj;

const tools = [
  { to: '/', label: 'Calculator', icon: CalculatorIcon },
  { to: '/states', label: 'Bookkeeping', icon: NotebookIcon },
  { to: '/layers', label: 'Reminders', icon: BellRingingIcon },
];

function Home() {
  const amounts = useAmountText();
  return (
    <Page
      title="Home"
      header={
        <HeroHeader
          actions={
            <>
              <HideAmountsButton />
              <IconButton icon={BellIcon} label="Messages, 2 new" count={2} to="/states" />
            </>
          }
        />
      }
      bottomBar={<PrimaryAction onClick={() => undefined}>Pay {amounts.text(214231)}</PrimaryAction>}
      tabs
    >
      <Stack gap={5}>
        <NextPayment />
        <div>
          {' '}
          <Banner title="Never share your code" to="/">
            Our staff will never ask for it. Only pay in Clearloan.
          </Banner>
          <Dots at={1} of={3} />
        </div>
      </Stack>
      <Offer />
      <Products />
      <Section title="Your tools">
        <ToolsGrid label="Tools" tools={tools} />
      </Section>
    </Page>
  );
}

function NextPayment() {
  const amounts = useAmountText();
  return (
    <Printed>
      <Slip title="Everyday loan" corner={<Stamp kind="due">Due in 4 days</Stamp>}>
        <Text tone="dim">Pay by Tue 24 Nov</Text>
        <Money amount={214231} size="figure" highlighted />
        <Strip
          marks={['done', 'done', 'now', 'open', 'open', 'open']}
          label="Payment 3 of 6"
          left="2 of 6 paid"
          right={<>Balance {amounts.text(856924)}</>}
        />
        <SlipLinks>
          <LinkAction to="/">View loan</LinkAction>
          <LinkAction to="/">Need more time?</LinkAction>
        </SlipLinks>
      </Slip>
    </Printed>
  );
}

function Offer() {
  return (
    <Section title="Ready for you" aside="Valid until 30 Nov">
      <Ticket
        stub={
          <>
            <Text size="cap" tone="dim">
              APR
            </Text>
            <Text size="lg" bold>
              36.9%
            </Text>
            <LinkAction to="/" small>
              See cost
            </LinkAction>
          </>
        }
      >
        <Text size="sm" tone="dim">
          Pre-approved, up to
        </Text>
        <Money amount={2000000} size="figure-m" round />
        <Text size="sm" tone="dim">
          ¥10,000 for 6 months costs <b>¥1,065.54</b>
        </Text>
      </Ticket>
    </Section>
  );
}

function Products() {
  return (
    <Section title="All loans" aside={<LinkAction to="/">Compare</LinkAction>}>
      <List>
        {['Everyday loan', 'Salary bridge'].map((name) => (
          <ListBlock key={name}>
            <Inline between whole>
              <div>
                <Text as="h3" bold>
                  {name}
                </Text>
                <Text size="sm" tone="dim">
                  Harbour Finance
                </Text>
              </div>
              <ButtonLink kind="line" small to="/" label={`Apply: ${name}`}>
                Apply
              </ButtonLink>
            </Inline>
            <Facts
              facts={[
                { name: 'Amount', value: '¥1,000–20,000' },
                { name: 'Time', value: '3–12 months' },
                { name: 'Interest', value: '2% a month' },
              ]}
            />
            <Tags
              tags={[
                { icon: SealPercentIcon, label: 'APR 31.1–46.5%' },
                { icon: UsersIcon, label: '1,204 applied today' },
              ]}
            />
          </ListBlock>
        ))}
      </List>
    </Section>
  );
}

export const HomePage: Story = { render: () => <Home /> };
