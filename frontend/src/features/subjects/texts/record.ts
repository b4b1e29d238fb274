import { catalogue } from '#shared/language/catalogue';

/** Texts around the record of a country or an agency, on the page of its tracker. */
export const recordTexts = catalogue('subjects/record', {
  onRecord: 'On record',
  itsTariffs: 'Its tariffs',
  noTariff: 'No tariff is on record.',
  onTariffMap: 'See it on the tariff map',
  theAgency: 'The agency',
  onBranchMap: 'See it on the map of the executive branch',
  greetings: {
    country: (name: string) => `What would you like to know about trade with ${name}?`,
    agency: (name: string) => `What would you like to know about the ${name}?`,
  },
  titles: {
    country: (name: string) => `Ask about ${name}`,
    agency: (name: string) => `Ask about the ${name}`,
  },
});
