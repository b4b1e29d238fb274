/** A message from one tab to the others. */
export type TabMessage =
  /** Who is signed in has changed. */
  | { readonly kind: 'changed' }
  /** Asks the tab with the super user's own tokens to leave this impersonation, known by its token. */
  | { readonly kind: 'leave'; readonly access: string };

const open = (): BroadcastChannel | null => ('BroadcastChannel' in window ? new BroadcastChannel('session') : null);

export const postToTabs = (message: TabMessage): void => {
  const channel = open();
  channel?.postMessage(message);
  channel?.close();
};

/**
 * Calls back with messages of all tabs, including this one. An open channel would keep the page out of the back/forward
 * cache, so it is closed there.
 */
export const onTabMessage = (onMessage: (message: TabMessage) => void): void => {
  let channel: BroadcastChannel | null = null;
  const listen = () => {
    channel ??= open();
    if (channel !== null) channel.onmessage = ({ data }) => onMessage(data as TabMessage);
  };
  listen();
  window.addEventListener('pageshow', listen);
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
};

/** The last operation of each name, after which the next may begin. */
const last = new Map<string, Promise<unknown>>();

const inTurnOfTab = <Result>(name: string, action: () => Result | Promise<Result>): Promise<Result> => {
  const turn = (last.get(name) ?? Promise.resolve()).then(action, action);
  last.set(name, turn);
  return turn;
};

/** Tabs take turns through Web Locks. Over plain http there are none: then only what one tab does is in turn. */
export const withTabLock = async <Result>(
  name: 'session' | 'refresh-tokens',
  action: () => Result | Promise<Result>,
): Promise<Result> => ('locks' in navigator ? await navigator.locks.request(name, action) : inTurnOfTab(name, action));
