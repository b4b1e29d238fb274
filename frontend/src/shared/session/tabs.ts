/** What one tab tells the others. */
export type TabMessage =
  /** Who is signed in has changed. */
  | { readonly kind: 'changed' }
  /** Whichever tab has the super user's own tokens is to leave this impersonation, known by its token. */
  | { readonly kind: 'leave'; readonly access: string };

let channel: BroadcastChannel | null = null;

/** Opens when it is first needed. A page in the back/forward cache has none, as it could not stay there with one. */
const opened = (): BroadcastChannel | null => {
  if (!('BroadcastChannel' in window)) return null;
  channel ??= new BroadcastChannel('session');
  return channel;
};

export const tellTabs = (message: TabMessage): void => opened()?.postMessage(message);

/** Calls back with what other tabs tell. */
export const hearTabs = (hear: (message: TabMessage) => void): void => {
  const listen = () => {
    const open = opened();
    if (open !== null) open.onmessage = ({ data }) => hear(data as TabMessage);
  };
  listen();
  window.addEventListener('pageshow', listen);
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = null;
  });
};
