import type { Config } from '#platform/config/config';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import { userAgentOf } from '#platform/fetch/fetch-settings';
import { Outbound } from '#platform/fetch/outbound';
import { type Finding, fault, remark, well } from '#platform/operator/doctor/examination';
import { productVersion } from '#platform/product-version';
import { builtProviders } from '../gather/discover-all';

const LOOK_MS = 10_000;
const LOOK_BYTES = 4 * 1024 * 1024;

/** Base URL of an implemented search provider. */
const addressOf = (provider: string, research: Config['research']): string =>
  provider === 'federal-register' ? research.federalRegisterUrl : research.googleNewsUrl;

const examineAccess = async (outbound: Outbound, address: string): Promise<Finding> => {
  const { host } = new URL(address);
  const answer = await outbound.call(address, { trust: 'operator', timeoutMs: LOOK_MS, maxBytes: LOOK_BYTES });
  if (isFetchFailure(answer) && answer.kind !== 'too-large') {
    const remedy = `Allow outbound https to ${host} (DNS, firewall, proxy). Until then, trackers find nothing through it.`;
    return fault('outbound access', `${host} ${answer.reason}`, remedy);
  }
  return well('outbound access', `${host} answers`);
};

/** Checks the configured search providers and whether the implemented ones can be reached. */
export const examineSearch = async ({ research, fetch, publicUrl }: Config): Promise<readonly Finding[]> => {
  const used = research.searchProviders.filter((name) => builtProviders.includes(name));
  const unbuilt = research.searchProviders.filter((name) => !builtProviders.includes(name));
  const names =
    used.length === 0
      ? fault(
          'SEARCH_PROVIDERS',
          `${unbuilt.join(', ')}: not implemented, so trackers without domains find nothing`,
          `Set at least one of ${builtProviders.join(', ')}.`,
        )
      : unbuilt.length > 0
        ? remark('SEARCH_PROVIDERS', `${unbuilt.join(', ')}: not implemented and ignored; in use: ${used.join(', ')}`)
        : well('SEARCH_PROVIDERS', `in use: ${used.join(', ')}`);
  const outbound = new Outbound({ ...fetch, userAgent: userAgentOf(productVersion(), publicUrl) });
  try {
    const addresses = [...new Set(used.map((name) => addressOf(name, research)))];
    return [names, ...(await Promise.all(addresses.map((address) => examineAccess(outbound, address))))];
  } finally {
    await outbound.close();
  }
};
