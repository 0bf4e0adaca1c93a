import { createPath, NavigationType, type Location } from 'react-router-dom';
import { isRecord } from '../preload/is-record';
import type { EntryState, HistoryPort } from './history-port';

interface Layer {
  readonly close: () => void;
}

let keysMade = 0;
/** A key that no other entry of this tab has, before or after a reload. */
export const newKey = (): string => `${Date.now().toString(36)}${(keysMade += 1).toString(36)}`;

/**
 * The history of this visit. Each open layer (sheet, dialog) owns one entry above its screen's, with the same address: Back
 * closes it and leaves the screen alone. A layer that closes otherwise takes its entry away.
 */
export class ScreenHistory {
  /** Outermost first. */
  private readonly layers: Layer[] = [];
  /** What waits for a traversal of our own; empty when none is under way. */
  private afterLeaving: (() => void)[] = [];
  private screenKey: string;
  /** A traversal that the app has asked for is under way. */
  private isTravelling = false;
  private isDisposed = false;
  private readonly stop: () => void;

  /** @param popped called with the location that Back or Forward led to; not for a layer's entry */
  constructor(
    private readonly port: HistoryPort,
    private readonly popped: (location: Location) => void,
  ) {
    if (port.state() === null) port.replace(this.entry());
    this.screenKey = this.entry().key;
    this.stop = port.onPop(() => this.onPop());
    // A reload finds no layer open.
    this.settle();
  }

  location(): Location {
    const { usr, key } = this.entry();
    return { ...this.port.address(), state: usr, key };
  }

  /** Goes back or forward by so many screens; the entries of open layers do not count. */
  go(delta: number): void {
    this.isTravelling = true;
    this.port.go(delta < 0 ? delta - this.entry().layers : delta);
  }

  /** Writes the entry of a screen in place of the entries of open layers. `written` is called at once, or once those are gone. */
  write(action: NavigationType, next: Location, written: () => void): void {
    if (this.afterLeaving.length > 0) {
      this.afterLeaving.push(() => this.write(action, next, written));
      return;
    }
    const isPush = action === NavigationType.Push;
    const { layers: above, idx } = this.entry();
    // A new screen takes the place of the first layer's entry.
    const kept = isPush ? Math.min(above, 1) : 0;
    this.leave(above - kept, () => {
      const entry = { usr: next.state as unknown, key: next.key, idx: isPush ? idx + 1 : idx, layers: 0 };
      this.port[isPush && kept === 0 ? 'push' : 'replace'](entry, createPath(next));
      this.screenKey = next.key;
      this.isTravelling = false;
      written();
    });
  }

  /** @returns what the caller calls when its layer is closed, by whatever */
  openLayer(close: () => void): () => void {
    const layer = { close };
    this.layers.push(layer);
    // Later: a layer that takes the place of another needs no entry of its own.
    const settleSoon = () => queueMicrotask(() => this.settle());
    settleSoon();
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
      settleSoon();
    };
  }

  /** Gives each open layer its entry, and takes away those of closed ones. */
  settle(): void {
    if (this.isDisposed || this.isTravelling || this.afterLeaving.length > 0) return;
    const entry = this.entry();
    const closed = entry.layers - this.layers.length;
    if (closed > 0) this.leave(closed, () => this.settle());
    for (let depth = entry.layers + 1; depth <= this.layers.length; depth += 1)
      this.port.push({ ...entry, layers: depth });
  }

  dispose(): void {
    this.isDisposed = true;
    this.stop();
  }

  /** For a new document in place of this one. Calls `then` when no layer's entry is left; a traversal would cancel its loading. */
  end(then: () => void): void {
    this.leave(this.entry().layers, () => {
      this.dispose();
      then();
    });
  }

  private leave(count: number, then: () => void): void {
    if (count === 0) {
      then();
      return;
    }
    this.afterLeaving.push(then);
    this.port.go(-count);
  }

  private onPop(): void {
    if (this.afterLeaving.length > 0) {
      const works = this.afterLeaving;
      this.afterLeaving = [];
      for (const work of works) work();
      return;
    }
    this.isTravelling = false;
    const key = this.ensureWritten();
    const { layers: depth } = this.entry();
    if (key !== this.screenKey) {
      // The layers of a screen go with it.
      this.screenKey = key;
      this.popped(this.location());
      return;
    }
    for (const { close } of this.layers.slice(depth).reverse()) close();
    // A layer that stays open all the same gets its entry again, and Forward does not open a closed one.
    setTimeout(() => this.settle());
  }

  /** An entry that the app did not write (a fragment link, a native shell) is a screen of its own. @returns its key */
  private ensureWritten(): string {
    const state = this.port.state();
    if (isRecord(state) && typeof state['key'] === 'string') return state['key'];
    const entry = { ...this.entry(), key: newKey() };
    this.port.replace(entry);
    return entry.key;
  }

  private entry(): EntryState {
    const state = this.port.state();
    const { usr = null, key, idx, layers } = isRecord(state) ? state : {};
    return {
      usr,
      key: typeof key === 'string' ? key : 'default',
      idx: typeof idx === 'number' ? idx : 0,
      layers: typeof layers === 'number' ? layers : 0,
    };
  }
}
