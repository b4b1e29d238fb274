import { isDeepStrictEqual } from 'node:util';
import type { Config } from '#platform/config/config';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import type { Outbound } from '#platform/fetch/outbound';
import { type DoctorFinding, fault, remark, well } from '#platform/operator/doctor/examination';
import { PROVIDER_NAMES } from '../discover/page-candidates';
import {
  providerTitles,
  type SearchProvider,
  searchProvidersOf,
  unusedProviders,
} from '../discover/providers/providers';
import { type ResearchSettings, USUAL_PROVIDERS } from '../research.settings';
import { examineHost } from './examine-host';

const examineProvider = (outbound: Outbound, { name, baseUrl }: SearchProvider): Promise<DoctorFinding> =>
  examineHost(outbound, {
    title: providerTitles[name],
    baseUrl,
    remedy: (host) =>
      `Allow outbound access to ${host} (DNS, firewall, proxy), or take ${name} out of SEARCH_PROVIDERS. Until then, trackers find nothing through it.`,
  });

const unusedBecause = (name: string): string =>
  name === 'searxng' ? 'searxng is not asked without SEARXNG_BASE_URL' : `${name} is unknown and ignored`;

const areUsual = ({ searchProviders }: ResearchSettings): boolean =>
  isDeepStrictEqual([...searchProviders], [...USUAL_PROVIDERS]);

/**
 * An unreachable provider that the operator did not name is not a fault while another answers. Its pages are missing,
 * which is worth a note.
 */
const noted = (findings: readonly DoctorFinding[]): readonly DoctorFinding[] =>
  findings.some(({ kind }) => kind === 'well')
    ? findings.map((each) =>
        each.kind === 'fault' ? remark(each.of, `${each.says}. Others answer. ${each.remedy}`) : each,
      )
    : findings;

/** Checks the configured search providers and whether each can be reached. */
export const examineSearch = async (
  config: Pick<Config, 'fetch' | 'publicUrl'>,
  settings: ResearchSettings,
): Promise<readonly DoctorFinding[]> => {
  const used = searchProvidersOf(settings);
  const unused = unusedProviders(settings).map(unusedBecause);
  const inUse = `in use: ${used.map(({ name }) => name).join(', ')}`;
  const names =
    used.length === 0
      ? fault(
          'SEARCH_PROVIDERS',
          `${unused.join('; ')}: trackers without domains find nothing`,
          `Set at least one of ${PROVIDER_NAMES.join(', ')}.`,
        )
      : unused.length > 0
        ? remark('SEARCH_PROVIDERS', `${unused.join('; ')}; ${inUse}`)
        : well('SEARCH_PROVIDERS', inUse);
  const outbound = new ConfiguredOutbound(config);
  try {
    const reached = await Promise.all(used.map((provider) => examineProvider(outbound, provider)));
    return [names, ...(areUsual(settings) ? noted(reached) : reached)];
  } finally {
    await outbound.close();
  }
};
