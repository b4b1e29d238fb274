import type { Language } from '../../../shared/language/language';
import { nameOrigin } from '../../../shared/name-origin';

/** The part of Google Identity Services that sign-in uses. */
interface IdentityServices {
  initialize(options: { client_id: string; callback: (answer: { credential: string }) => void }): void;
  renderButton(container: HTMLElement, look: ButtonLook): void;
}

interface ButtonLook {
  readonly type: 'standard';
  readonly theme: 'outline' | 'filled_black';
  readonly size: 'large';
  readonly text: 'continue_with';
  readonly logo_alignment: 'center';
  readonly locale: Language;
  /** CSS pixels, 200 to 400. */
  readonly width: number;
}

declare global {
  interface Window {
    readonly google?: { readonly accounts?: { readonly id?: IdentityServices } };
  }
}

const SCRIPT_URL = 'https://accounts.google.com/gsi/client';
const RETRY_MS = 100;

const load = (onFailed: () => void): void => {
  const loading = document.querySelector(`script[src="${SCRIPT_URL}"]`);
  const script = loading ?? document.createElement('script');
  script.addEventListener('error', () => {
    // The next button tries again.
    script.remove();
    onFailed();
  });
  if (loading !== null || !(script instanceof HTMLScriptElement)) return;
  nameOrigin();
  script.src = SCRIPT_URL;
  script.async = true;
  document.head.append(script);
};

/**
 * Loads Google's script and polls every 100 ms for the global that it defines. Returns a function that stops polling.
 */
export const whenIdentityServicesReady = (onReady: (services: IdentityServices) => void, onFailed: () => void) => {
  let isWanted = true;
  const stop = (): void => {
    isWanted = false;
    clearInterval(looking);
  };
  const look = (): void => {
    const services = window.google?.accounts?.id;
    if (services === undefined || !isWanted) return;
    stop();
    onReady(services);
  };
  const looking = setInterval(look, RETRY_MS);
  load(() => {
    if (!isWanted) return;
    stop();
    onFailed();
  });
  look();
  return stop;
};
