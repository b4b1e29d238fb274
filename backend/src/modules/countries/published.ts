export {
  type Country,
  type Tariff,
  type TariffMilestone,
  COUNTRIES_COMPILED_ON,
  TRADE_SOURCE,
  type RateChange,
  countries,
  countryByName,
  countryOf,
  isPartner,
  rateChangesOf,
} from './reference/countries';
export { SURCHARGE_END, rateSetOn, ratesEnded, ratesSet, surcharge } from './reference/duties';
export {
  nameInSentence,
  describeCurrentRate,
  describeRateChange,
  describeUnreadOrders,
  countryTopic,
} from './country-wording';
export { speaksOfRate } from './speaks-of-rate';
export { speaksOfTrade } from './speaks-of-trade';
