import { useState } from 'react';
import { Button, Dialog, Pad, Page, Sheet, Stack, Text, TrashIcon, type Notifier } from '../src';

/** What lies over a page: sheet, question, messages, mask. */
export function Layers({ notifier }: { notifier: Notifier }) {
  const [open, setOpen] = useState<'sheet' | 'dialog' | 'none'>('none');
  const close = () => {
    setOpen('none');
  };
  return (
    <Page title="Layers" heading="root" tabs>
      <Openers notifier={notifier} onOpen={setOpen} />
      <Sheet
        open={open === 'sheet'}
        title="Company city"
        onClose={close}
        foot={<Button onClick={close}>Use</Button>}
      >
        <Pad>
          <Text>What is in the sheet.</Text>
        </Pad>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        title="Delete this record?"
        confirmLabel="Delete"
        confirmIcon={<TrashIcon size="small" />}
        cancelLabel="Keep"
        danger
        onConfirm={close}
        onCancel={close}
      >
        Lunch, ¥28.50, today.
      </Dialog>
    </Page>
  );
}

interface OpenersProps {
  notifier: Notifier;
  onOpen: (layer: 'sheet' | 'dialog') => void;
}

function Openers({ notifier, onOpen }: OpenersProps) {
  return (
    <Stack gap={2} pad>
      <Button
        kind="line"
        onClick={() => {
          onOpen('sheet');
        }}
      >
        Sheet
      </Button>
      <Button
        kind="line"
        onClick={() => {
          onOpen('dialog');
        }}
      >
        Dialog
      </Button>
      <Button
        kind="line"
        onClick={() => {
          notifier.fail('Wrong code. Try again.');
        }}
      >
        Failure
      </Button>
      <Button
        kind="line"
        onClick={() => {
          notifier.succeed('Code copied');
        }}
      >
        Success
      </Button>
      <Button
        kind="line"
        onClick={() => {
          notifier.begin('call', 'Sending your payment');
        }}
      >
        Mask
      </Button>
    </Stack>
  );
}
