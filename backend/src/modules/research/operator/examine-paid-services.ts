import { z } from 'zod';
import type { PaidModelsSettings } from '#modules/paid-models/published';
import type { Config } from '#platform/config/config';
import { ConfiguredOutbound } from '#platform/fetch/configured-outbound';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import type { Outbound } from '#platform/fetch/outbound';
import { describeRequestFault } from '#platform/fetch/request-fault-text';
import { apiAddress } from '#platform/language-model/chat-completions';
import { type DoctorFinding, fault, remark, well } from '#platform/operator/doctor/examination';
import { parsedJson } from '#platform/parsed-json';
import type { ResearchSettings } from '../research.settings';
import { examineHost, PROBE_OPTIONS } from './examine-host';

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** A model's settings, and what applies without it. */
interface ExaminedModel {
  readonly settings: 'LLM' | 'EMBEDDING';
  readonly of: { readonly baseUrl: string; readonly apiKey?: string; readonly model: string };
  readonly stays: string;
}

/** Asks the server for its list of models, which costs nothing. */
const examineModel = async (outbound: Outbound, { settings, of, stays }: ExaminedModel): Promise<DoctorFinding> => {
  const { baseUrl, apiKey, model } = of;
  const { host } = new URL(baseUrl);
  const key = apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } };
  const answer = await outbound.call(apiAddress(baseUrl, 'models'), { ...PROBE_OPTIONS, ...key });
  if (isFetchFailure(answer))
    return fault(
      `${settings}_BASE_URL`,
      `${host} ${describeRequestFault(answer.reason)}`,
      `Start the server or correct the address. ${stays}`,
    );
  if (answer.status === 404)
    return remark(`${settings}_MODEL`, `${host} answers, but does not say which models it has`);
  if (answer.status !== 200)
    return fault(
      `${settings}_API_KEY`,
      `${host} ${describeRequestFault({ kind: 'status', status: answer.status })}`,
      `Check the key. ${stays}`,
    );
  const models = modelList.safeParse(parsedJson(new TextDecoder().decode(answer.body)));
  if (!models.success) return remark(`${settings}_MODEL`, `${host} answers, but does not say which models it has`);
  const names = models.data.data.map(({ id }) => id);
  return names.includes(model) || names.includes(`${model}:latest`)
    ? well(`${settings}_MODEL`, `${model} at ${host} answers`)
    : fault(`${settings}_MODEL`, `${host} has no model ${model}`, `It has ${names.slice(0, 10).join(', ')}. ${stays}`);
};

/** A search costs money, so only the connection to the vendor is checked. */
const examineVendor = (outbound: Outbound, title: string, baseUrl: string): Promise<DoctorFinding> =>
  examineHost(outbound, {
    title,
    baseUrl,
    remedy: (host) => `Allow outbound access to ${host}.`,
    note: '; the first run’s log shows whether it accepts the key',
  });

/** Checks the models and the paid searches that are configured. */
export const examinePaidServices = async (
  config: Pick<Config, 'fetch' | 'publicUrl'>,
  { embedding, searchEngines }: ResearchSettings,
  { pageFinder, model }: PaidModelsSettings,
): Promise<readonly DoctorFinding[]> => {
  if (pageFinder === 'feeds') return [];
  const outbound = new ConfiguredOutbound(config);
  try {
    return await Promise.all([
      ...(model === undefined
        ? []
        : [
            examineModel(outbound, {
              settings: 'LLM',
              of: model,
              stays: 'Until then, answers stay in their sources’ own words.',
            }),
          ]),
      ...(embedding === undefined
        ? []
        : [
            examineModel(outbound, {
              settings: 'EMBEDDING',
              of: embedding,
              stays: 'Until then, words alone decide what is on a topic.',
            }),
          ]),
      ...(searchEngines.perplexity === undefined
        ? []
        : [examineVendor(outbound, 'Perplexity', searchEngines.perplexity.baseUrl)]),
      ...(searchEngines.exa === undefined ? [] : [examineVendor(outbound, 'Exa', searchEngines.exa.baseUrl)]),
    ]);
  } finally {
    await outbound.close();
  }
};
