import {
  createPath,
  NavigationType,
  parsePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type To,
} from 'react-router-dom';
import { browserPort, type HistoryPort } from './history-port';
import { newKey, ScreenHistory } from './screen-history';

export interface RouterState {
  /** The current location. */
  readonly location: Location;
  /** `Pop` for Back, Forward and the first load. */
  readonly historyAction: NavigationType;
  /** The previous location. */
  readonly before: Location | undefined;
  /** The location whose screen is loading. */
  readonly pending: Location | undefined;
  /** Options of the last navigation. */
  readonly options: NavigateOptions;
}

export interface Move {
  readonly to: Location;
  readonly from: Location;
  readonly action: NavigationType;
}

/** Loads what a screen needs before it is rendered. Never rejects; `undefined` if it can be rendered at once. */
export type Prepare = (move: Move) => Promise<unknown> | undefined;

export interface ScreenRouterSetting {
  readonly prepare?: Prepare | undefined;
  readonly port?: HistoryPort | undefined;
}

/**
 * The app's router in declarative mode: React Router's own `<Router>` renders it (`ScreenRouterProvider`), with its
 * `Routes`, links and hooks. The old screen and its URL stay until the next screen is prepared; a later navigation
 * cancels an earlier one.
 */
export class ScreenRouter {
  /** For React Router's links and hooks. */
  readonly navigator: Navigator;
  private readonly history: ScreenHistory;
  private readonly prepare: Prepare;
  private readonly listeners = new Set<() => void>();
  private present: RouterState;
  /** Navigations that have not completed. */
  private waiting: (() => void)[] = [];
  private latestNavigation = 0;

  constructor({ prepare = () => undefined, port = browserPort }: ScreenRouterSetting = {}) {
    this.prepare = prepare;
    this.history = new ScreenHistory(port, (location) => {
      this.open(location, NavigationType.Pop);
    });
    this.present = {
      location: this.history.location(),
      historyAction: NavigationType.Pop,
      before: undefined,
      pending: undefined,
      options: {},
    };
    this.navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => {
        this.history.go(delta);
      },
      push: (to, state, options) => {
        this.open(this.locationOf(to, state), NavigationType.Push, options);
      },
      replace: (to, state, options) => {
        this.open(this.locationOf(to, state), NavigationType.Replace, options);
      },
    };
  }

  get state(): RouterState {
    return this.present;
  }

  /** Goes to a URL of the app, or back by a number of entries (-1). Resolves when the navigation is complete. */
  async navigate(to: To | number, options: NavigateOptions = {}): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      const action = options.replace === true ? NavigationType.Replace : NavigationType.Push;
      if (typeof to === 'number') this.history.go(to);
      else this.open(this.locationOf(to, options.state), action, options);
    });
  }

  /** Calls the listener after each change of `state`. @returns removes the listener */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** @param close closes the layer on Back @returns call when the layer is closed, for any reason */
  openLayer(close: () => void): () => void {
    return this.history.openLayer(close);
  }

  /** Called when a screen has rendered. */
  syncLayerEntries(): void {
    this.history.syncLayerEntries();
  }

  dispose(): void {
    this.history.dispose();
  }

  /** Before the document is replaced. @param then replaces it */
  leaveDocument(then: () => void): void {
    this.history.leaveDocument(then);
  }

  private open(to: Location, action: NavigationType, options: NavigateOptions = {}): void {
    this.latestNavigation += 1;
    const navigation = this.latestNavigation;
    const show = () => {
      const { location: before } = this.present;
      this.publish({ location: to, historyAction: action, options, before, pending: undefined });
    };
    const arrive = () => {
      // A later navigation has replaced it.
      if (navigation !== this.latestNavigation) return;
      if (action === NavigationType.Pop) show();
      else this.history.write(action, to, show);
    };
    const preparing = this.prepare({ to, from: this.present.location, action });
    if (preparing === undefined) {
      arrive();
      return;
    }
    this.publish({ pending: to });
    void preparing.then(arrive);
  }

  private publish(change: Partial<RouterState>): void {
    this.present = { ...this.present, ...change };
    for (const listener of this.listeners) listener();
    if (this.present.pending !== undefined) return;
    const resolvers = this.waiting;
    this.waiting = [];
    for (const resolve of resolvers) resolve();
  }

  /** A target without a path is on the current screen. */
  private locationOf(to: To, state: unknown): Location {
    const { pathname } = this.present.location;
    const path = typeof to === 'string' ? parsePath(to) : to;
    return { pathname, search: '', hash: '', ...path, state: state ?? null, key: newKey() };
  }
}
