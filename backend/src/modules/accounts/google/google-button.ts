import type { PageSources } from '#platform/http/serving/page-sources';
import type { AccountsSettings } from '../accounts.settings';

const BUTTON = 'https://accounts.google.com/gsi/';

/** Addresses that the button of Google Identity Services loads, frames and calls, as its documentation lists. */
export const googleButton = ({ google }: Pick<AccountsSettings, 'google'>): PageSources =>
  google === undefined
    ? {}
    : {
        scripts: [`${BUTTON}client`],
        styles: [`${BUTTON}style`],
        connections: [BUTTON],
        frames: [BUTTON],
        // Google's window reports back to the page that opened it.
        opensWindows: true,
      };
