import type { Language } from '#shared/language/language';
import { nameOrigin } from '#shared/lazy/name-origin';
import { whenScriptReady } from '#shared/lazy/when-script-ready';

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

/** Waits for the global that Google's script defines. Returns a function that stops waiting. */
export const whenIdentityServicesReady = (onReady: (services: IdentityServices) => void, onFailed: () => void) => {
  nameOrigin();
  return whenScriptReady(SCRIPT_URL, () => window.google?.accounts?.id, onReady, onFailed);
};
