import { createNotifier, type Notifier } from './notifier';

let notifier: Notifier;

beforeEach(() => {
  jest.useFakeTimers();
  notifier = createNotifier();
});

afterEach(() => {
  jest.useRealTimers();
});

const overlay = () => notifier.snapshot().overlay;
const message = () => notifier.snapshot().message;

describe('the blocking overlay', () => {
  it('does not appear for a response within 200 ms', () => {
    notifier.begin('a', 'Sending');
    jest.advanceTimersByTime(199);
    notifier.end('a');
    jest.advanceTimersByTime(1_000);
    expect(overlay()).toBeNull();
  });

  it('appears after 200 ms with the message of the call', () => {
    notifier.begin('a', 'Sending your payment');
    jest.advanceTimersByTime(200);
    expect(overlay()).toEqual({ stage: 'working', text: 'Sending your payment' });
  });

  it('stays until the last of several calls has ended', () => {
    notifier.begin('a');
    notifier.begin('b');
    jest.advanceTimersByTime(200);
    notifier.end('a');
    expect(overlay()).not.toBeNull();
    notifier.end('b');
    expect(overlay()).toBeNull();
  });

  it('counts the end of a call once, and only for a call that began', () => {
    notifier.begin('a');
    notifier.begin('b');
    jest.advanceTimersByTime(200);
    notifier.end('a');
    notifier.end('a');
    notifier.end('never begun');
    expect(overlay()).not.toBeNull();
  });

  it('shows the newest message, and the older one again when the newer call has ended', () => {
    notifier.begin('a', 'Saving');
    jest.advanceTimersByTime(200);
    notifier.begin('b', 'Sending');
    notifier.begin('c');
    expect(overlay()?.text).toBe('Sending');
    notifier.end('b');
    expect(overlay()?.text).toBe('Saving');
  });

  it('becomes slow after 10 s and stuck after 20 s', () => {
    notifier.begin('a', 'Sending');
    jest.advanceTimersByTime(9_999);
    expect(overlay()?.stage).toBe('working');
    jest.advanceTimersByTime(1);
    expect(overlay()?.stage).toBe('slow');
    jest.advanceTimersByTime(10_000);
    expect(overlay()?.stage).toBe('stuck');
  });

  it('restarts its delay when no call was in progress', () => {
    notifier.begin('a');
    jest.advanceTimersByTime(150);
    notifier.end('a');
    notifier.begin('b');
    jest.advanceTimersByTime(150);
    expect(overlay()).toBeNull();
    jest.advanceTimersByTime(50);
    expect(overlay()).not.toBeNull();
  });

  it('is removed by release, and a late end changes nothing', () => {
    notifier.begin('a');
    jest.advanceTimersByTime(20_000);
    notifier.succeed('Saved');
    notifier.release();
    expect(overlay()).toBeNull();
    expect(message()?.text).toBe('Saved');
    notifier.end('a');
    jest.advanceTimersByTime(1_000);
    expect(overlay()).toBeNull();
  });
});

describe('a toast', () => {
  it('is visible for 2 s', () => {
    notifier.fail('Wrong code. Try again.');
    jest.advanceTimersByTime(1_999);
    expect(message()).toEqual({ kind: 'failure', text: 'Wrong code. Try again.' });
    jest.advanceTimersByTime(1);
    expect(message()).toBeNull();
  });

  it('is replaced by the newest, which is visible for its own 2 s', () => {
    notifier.fail('First');
    jest.advanceTimersByTime(1_500);
    notifier.succeed('Second');
    jest.advanceTimersByTime(1_500);
    expect(message()).toEqual({ kind: 'success', text: 'Second' });
  });

  it('stays when a call ends', () => {
    notifier.begin('a');
    notifier.fail('No connection');
    notifier.end('a');
    expect(message()?.text).toBe('No connection');
  });

  it('is removed together with the overlay by hide', () => {
    notifier.begin('a');
    jest.advanceTimersByTime(200);
    notifier.fail('No connection');
    notifier.hide();
    expect(notifier.snapshot()).toEqual({ overlay: null, message: null });
  });
});
