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
  tariffHistory,
} from './reference/countries';
export { nameInSentence } from './wording';
