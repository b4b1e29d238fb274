/** What other areas may import from this one. */
export {
  type Country,
  type Tariff,
  type TariffMilestone,
  COMPILED_ON,
  TRADE_SOURCE,
  countries,
  countryNamed,
  countryOf,
  isPartner,
  tariffHistory,
} from './reference/countries';
export { nameInSentence, topicOf as topicOfCountry } from './wording';
