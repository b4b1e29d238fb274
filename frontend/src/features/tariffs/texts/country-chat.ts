import { catalogue } from '#shared/language/catalogue';

/** Texts of the questions about trade with a country. */
export const countryChatTexts = catalogue('tariffs/country-chat', {
  tradeWith: (country: string) => `Trade with ${country}`,
  placeholder: 'Ask here....',
  whatMore: (country: string) =>
    `What more would you like to know about trade barriers between the U.S. and ${country}?`,
  itsUpdate: 'Its latest update',
});
