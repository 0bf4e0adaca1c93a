import { createPath, NavigationType, type Location } from 'react-router-dom';
import { isRecord } from '../preload/is-record';
import type { EntryState, HistoryPort } from './history-port';

interface Layer {
  readonly close: () => void;
}

let keysMade = 0;
/** A key that is unique in this tab, also across a reload. */
export const newKey = (): string => `${Date.now().toString(36)}${(keysMade += 1).toString(36)}`;

/**
 * The history of this visit. Each open layer (sheet, dialog) owns one entry above its screen's, with the same URL: Back
 * closes it and keeps the screen. A layer that closes otherwise removes its entry.
 */
export class ScreenHistory {
  /** Outermost first. */
  private readonly layers: Layer[] = [];
  /** Callbacks that wait for the app's own traversal; empty when none is pending. */
  private afterLeaving: (() => void)[] = [];
  private screenKey: string;
  /** The app has started a traversal. */
  private isTravelling = false;
  private isDisposed = false;
  private readonly stop: () => void;

  /** @param popped called with the location after Back or Forward; not for a layer's entry */
  constructor(
    private readonly port: HistoryPort,
    private readonly popped: (location: Location) => void,
  ) {
    if (port.state() === null) port.replace(this.entry());
    this.screenKey = this.entry().key;
    this.stop = port.onPop(() => this.onPop());
    // After a reload no layer is open.
    this.syncLayerEntries();
  }

  location(): Location {
    const { usr, key } = this.entry();
    return { ...this.port.address(), state: usr, key };
  }

  /** Goes back or forward by a number of screens; the entries of open layers do not count. */
  go(delta: number): void {
    this.isTravelling = true;
    this.port.go(delta < 0 ? delta - this.entry().layerCount : delta);
  }

  /**
   * Writes the entry of a screen over the entries of open layers. `written` is called at once, or once those are gone.
   */
  write(action: NavigationType, next: Location, written: () => void): void {
    if (this.afterLeaving.length > 0) {
      this.afterLeaving.push(() => this.write(action, next, written));
      return;
    }
    const isPush = action === NavigationType.Push;
    const { layerCount: above, idx } = this.entry();
    // A new screen replaces the first layer's entry.
    const kept = isPush ? Math.min(above, 1) : 0;
    this.leave(above - kept, () => {
      const entry = { usr: next.state as unknown, key: next.key, idx: isPush ? idx + 1 : idx, layerCount: 0 };
      this.port[isPush && kept === 0 ? 'push' : 'replace'](entry, createPath(next));
      this.screenKey = next.key;
      this.isTravelling = false;
      written();
    });
  }

  /** @returns call when the layer is closed, for any reason */
  openLayer(close: () => void): () => void {
    const layer = { close };
    this.layers.push(layer);
    // Deferred: a layer that replaces another needs no new entry.
    const settleSoon = () => queueMicrotask(() => this.syncLayerEntries());
    settleSoon();
    return () => {
      this.layers.splice(this.layers.indexOf(layer), 1);
      settleSoon();
    };
  }

  /** Adds an entry for each open layer, and removes those of closed ones. */
  syncLayerEntries(): void {
    if (this.isDisposed || this.isTravelling || this.afterLeaving.length > 0) return;
    const entry = this.entry();
    const closed = entry.layerCount - this.layers.length;
    if (closed > 0) this.leave(closed, () => this.syncLayerEntries());
    for (let depth = entry.layerCount + 1; depth <= this.layers.length; depth += 1)
      this.port.push({ ...entry, layerCount: depth });
  }

  dispose(): void {
    this.isDisposed = true;
    this.stop();
  }

  /**
   * Before the document is replaced. Calls `then` when no layer entry is left; a traversal would cancel the page load.
   */
  leaveDocument(then: () => void): void {
    this.leave(this.entry().layerCount, () => {
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
    const { layerCount: depth } = this.entry();
    if (key !== this.screenKey) {
      // The layers of a screen close with it.
      this.screenKey = key;
      this.popped(this.location());
      return;
    }
    for (const { close } of this.layers.slice(depth).reverse()) close();
    // A layer that stays open gets its entry back, and Forward does not open a closed one.
    setTimeout(() => this.syncLayerEntries());
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
    const { usr = null, key, idx, layerCount } = isRecord(state) ? state : {};
    return {
      usr,
      key: typeof key === 'string' ? key : 'default',
      idx: typeof idx === 'number' ? idx : 0,
      layerCount: typeof layerCount === 'number' ? layerCount : 0,
    };
  }
}
