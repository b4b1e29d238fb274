import { localTime } from '#events/conversations/diary-entry';
import type { Addressee } from '../wording/addressee';
import { textsIn } from '../wording/texts';

/** A greeting for the person's local hour. `name`: null if unknown. */
export const welcomeMessage = (name: string | null, { sent: { at, offsetMinutes }, language }: Addressee): string =>
  textsIn(language).welcome(Number(localTime(at, offsetMinutes).slice(11, 13)), name);
