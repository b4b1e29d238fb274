import type { LanguageCode } from './language';

/** Abbreviations that differ from the English ones, with those of English. */
export const shortNames: Partial<Record<LanguageCode, Readonly<Record<string, string>>>> = {
  de: { KI: 'AI', VN: 'UN', IWF: 'IMF', EZB: 'ECB' },
  fr: { IA: 'AI', ONU: 'UN', UE: 'EU', OTAN: 'NATO', OMS: 'WHO', FMI: 'IMF', OMC: 'WTO', BCE: 'ECB' },
  es: { IA: 'AI', ONU: 'UN', UE: 'EU', OTAN: 'NATO', OMS: 'WHO', FMI: 'IMF', OMC: 'WTO', BCE: 'ECB', EEUU: 'US' },
  pt: { IA: 'AI', ONU: 'UN', UE: 'EU', OTAN: 'NATO', OMS: 'WHO', FMI: 'IMF', OMC: 'WTO', BCE: 'ECB', EUA: 'US' },
  it: { IA: 'AI', ONU: 'UN', UE: 'EU', OMS: 'WHO', FMI: 'IMF', OMC: 'WTO', BCE: 'ECB' },
  nl: { KI: 'AI', VN: 'UN', VS: 'US', NAVO: 'NATO', IMF: 'IMF' },
};
