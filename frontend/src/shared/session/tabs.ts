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
 * Calls back with messages of all tabs, including this one. Listening would evict a page from the back/forward cache,
 * so it pauses there.
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
