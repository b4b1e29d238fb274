import type { TextsOf } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';
import type { campaignAllowanceTexts } from './campaign-allowance';

const more = (count: number) => pluralize(count, 'weiteren Tracker', 'weitere Tracker');

export const german: TextsOf<typeof campaignAllowanceTexts> = {
  pressEnter: 'Nach jedem Eintrag die Eingabetaste drücken.',
  uses: (count, limit, left) =>
    `Jeder Eintrag wird ein Tracker in einem gemeinsamen Ordner: ${count} Tracker. Dein Tarif hat ${limit}: ${limit - left} in Gebrauch, ${left} frei.`,
  makes: (count) => `Jeder Eintrag wird ein Tracker in einem gemeinsamen Ordner: ${count} Tracker.`,
  leftOut: (items, left) =>
    `Dein Tarif hat noch Platz für ${more(left)}. Nicht dabei: ${items}. Dafür braucht es je einen weiteren: Lösche einen Tracker, den du nicht mehr brauchst.`,
  tooMany: (left, over) =>
    `Dein Tarif hat noch Platz für ${more(left)}: Entferne ${over === 1 ? 'einen Eintrag' : `${over} Einträge`}.`,
};
