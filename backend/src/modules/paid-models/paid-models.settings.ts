import { z } from 'zod';
import { urlOf } from '#platform/config/schemas';
import { ifSet, needs, type SettingsRule, settings, variable } from '#platform/config/settings';
import type { ModelSettings } from '#platform/language-model/chat-completions';

const variables = {
  RESEARCH_ENGINE: variable(z.enum(['auto', 'feeds', 'sonar-reasoning-pro', 'exa']).default('auto'), {
    expected: 'auto, feeds, sonar-reasoning-pro or exa',
    example: 'auto',
    meaning:
      '`auto` takes the engine of a tracker’s model or any other with a key, else `feeds`, which needs none. `feeds` uses no paid engine and no model.',
  }),
  LLM_BASE_URL: variable(urlOf('http:', 'https:').optional(), {
    expected: 'the address of an OpenAI-compatible server with its version, and together with LLM_MODEL',
    example: 'http://localhost:11434/v1',
    meaning:
      'A model there writes the answers over the verified quotes; each sentence is checked against them ([how](../explanation/novelty-and-citations.md#a-model-that-writes)).',
  }),
  LLM_API_KEY: variable(z.string().optional(), {
    expected: "the server's key, if it needs one",
    example: 'sk-…',
    meaning: 'Sent as a bearer token.',
  }),
  LLM_MODEL: variable(z.string().max(200).optional(), {
    expected: 'the name of a model, and together with LLM_BASE_URL',
    example: 'llama3.3',
    meaning: 'The model, as its server calls it.',
  }),
  LLM_PRICES: variable(
    z
      .string()
      .regex(/^\d+(?:\.\d+)?,\d+(?:\.\d+)?$/)
      .transform((text) => text.split(',').map(Number))
      .optional(),
    {
      expected: 'US dollars per million tokens: of what it reads, and of what it writes',
      example: '0.15,0.60',
      meaning: 'For servers that report tokens but not their cost; without it such a model counts as free.',
    },
  ),
  RESEARCH_MONTHLY_BUDGET_USD: variable(z.coerce.number<string>().positive().optional(), {
    expected: 'US dollars, over 0',
    example: '20',
    meaning:
      'What paid engines may cost in a calendar month (UTC). Once it is used up, answers are in the sources’ own words, and the run log says so.',
  }),
};

type Variables = z.output<z.ZodObject<typeof variables>>;

export interface PaidModelsSettings {
  /** What finds pages; `feeds` allows neither a paid search nor a model. */
  readonly pageFinder: Variables['RESEARCH_ENGINE'];
  /** Writes the answers; absent if none is configured. */
  readonly model?: ModelSettings;
  /** The limit for paid services in a calendar month (UTC); unlimited if absent. */
  readonly monthlyBudgetUsd?: number;
}

const modelOf = ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_PRICES }: Variables): ModelSettings | undefined => {
  if (LLM_BASE_URL === undefined || LLM_MODEL === undefined) return undefined;
  const [input, output] = LLM_PRICES ?? [];
  return {
    baseUrl: LLM_BASE_URL,
    model: LLM_MODEL,
    ...ifSet('apiKey', LLM_API_KEY),
    ...(input === undefined || output === undefined ? {} : { prices: { input, output } }),
  };
};

/** The configured model; none if only feeds may be asked. */
export const modelIn = ({
  pageFinder,
  model,
}: Pick<PaidModelsSettings, 'pageFinder' | 'model'>): ModelSettings | undefined =>
  pageFinder === 'feeds' ? undefined : model;

const editorNeedsModel: SettingsRule<'LLM_MODEL'> = (given, expectedOf) =>
  given.RESEARCH_EDITOR === 'model' && given.LLM_MODEL === undefined
    ? [{ variable: 'LLM_MODEL', expected: `${expectedOf('LLM_MODEL')}, since RESEARCH_EDITOR is model` }]
    : [];

export const paidModelsSettings = settings('PaidModels', {
  variables,
  rules: [needs('LLM_BASE_URL', 'LLM_MODEL'), needs('LLM_MODEL', 'LLM_BASE_URL'), editorNeedsModel],
  read: (read): PaidModelsSettings => ({
    pageFinder: read.RESEARCH_ENGINE,
    ...ifSet('model', modelOf(read)),
    ...ifSet('monthlyBudgetUsd', read.RESEARCH_MONTHLY_BUDGET_USD),
  }),
});
