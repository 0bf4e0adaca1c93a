import type { Meta, StoryObj } from '@storybook/react-vite';
import { createNotifier } from '@clearloan/app-runtime';
import { Button, Dialog, NotifierView, Pad, Page, Sheet, Text, TrashIcon } from '../index';

const meta: Meta = { title: 'Layers' };
export default meta;

type Story = StoryObj;

const ignore = () => undefined;

const Below = () => (
  <Page title="Records" back="/">
    <Pad>
      <Text>What the layer covers.</Text>
    </Pad>
  </Page>
);

export const OpenSheet: Story = {
  render: () => (
    <>
      <Below />
      <Sheet open title="Company city" onClose={ignore} foot={<Button onClick={ignore}>Use</Button>}>
        <Pad>
          <Text>What is in the sheet.</Text>
        </Pad>
      </Sheet>
    </>
  ),
};

export const OpenDialog: Story = {
  render: () => (
    <>
      <Below />
      <Dialog
        open
        title="Delete this record?"
        confirmLabel="Delete"
        confirmIcon={<TrashIcon size="small" />}
        cancelLabel="Keep"
        danger
        onConfirm={ignore}
        onCancel={ignore}
      >
        Lunch, ¥28.50, today.
      </Dialog>
    </>
  ),
};

/** A message over a page, as the notifier shows it. */
function withMessage(show: (notifier: ReturnType<typeof createNotifier>) => void) {
  const notifier = createNotifier();
  const appRoot = document.createElement('div');
  show(notifier);
  return (
    <>
      <Below />
      <NotifierView notifier={notifier} appRoot={appRoot} onLeave={ignore} />
    </>
  );
}

export const FailureMessage: Story = {
  render: () =>
    withMessage((notifier) => {
      notifier.fail('Wrong code. Try again.');
    }),
};

export const SuccessMessage: Story = {
  render: () =>
    withMessage((notifier) => {
      notifier.succeed('Code copied');
    }),
};

export const BlockingOverlay: Story = {
  render: () =>
    withMessage((notifier) => {
      notifier.begin('call', 'Sending your payment');
    }),
};
