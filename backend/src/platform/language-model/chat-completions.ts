import type { Outbound } from '../fetch/outbound';
import { askVendor } from './ask-vendor';
import { parseReplyPiece, type ReplyPiece, type Usage } from './completion-chunks';
import { isUnbilled } from './faults';
import {
  modelFault,
  type LanguageModel,
  type LanguageModelFault,
  type ModelReply,
  type ModelRequest,
} from './language-model';
import { withoutThinking } from './thinking';

/** US dollars per million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

export interface ModelSettings {
  /** Address up to and including the version, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  /** Prices for servers that report tokens but not their cost. */
  readonly prices?: TokenPrices;
}

/** The address of a call of a server’s API. */
export const apiAddress = (baseUrl: string, call: string): string => `${baseUrl.replace(/\/+$/, '')}/${call}`;

const TIMEOUT_MS = 120_000;
const MAX_TOKENS = 4000;
const CHARACTERS_PER_TOKEN = 4;

const cost = (usage: Usage, prices: TokenPrices | undefined): number =>
  usage.cost ??
  (prices === undefined
    ? 0
    : (usage.prompt_tokens * prices.input + usage.completion_tokens * prices.output) / 1_000_000);

/** Estimated usage, for servers that report none. */
const estimated = (request: ModelRequest, text: string): Usage => ({
  prompt_tokens: Math.ceil(
    request.messages.reduce((total, { content }) => total + content.length, 0) / CHARACTERS_PER_TOKEN,
  ),
  completion_tokens: Math.ceil(text.length / CHARACTERS_PER_TOKEN),
});

/** A model behind the chat completions API, as OpenAI, Ollama, vLLM, llama.cpp, OpenRouter and others offer it. */
export const chatCompletionsModel = (settings: ModelSettings, outbound: Outbound): LanguageModel => {
  const { baseUrl, apiKey, model, prices } = settings;
  const address = apiAddress(baseUrl, 'chat/completions');

  return {
    name: model,
    async reply(request): Promise<ModelReply | LanguageModelFault> {
      const spoken = withoutThinking();
      let text = '';
      /** Text including what the model thought aloud, which is paid for too. */
      let written = '';
      let usage: Usage | null = null;
      let error: string | null = null;
      let garbled = false;
      const take = (piece: ReplyPiece | null): void => {
        garbled ||= piece === null;
        error ??= piece?.error ?? null;
        usage = piece?.usage ?? usage;
        written += piece?.text ?? '';
        const answer = spoken(piece?.text ?? '');
        text += answer;
        if (answer !== '') request.onText?.(answer);
      };
      const fault = await askVendor(
        outbound,
        {
          address,
          headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
          body: {
            model,
            messages: request.messages,
            max_tokens: MAX_TOKENS,
            temperature: 0,
            stream: true,
            stream_options: { include_usage: true },
          },
          timeoutMs: TIMEOUT_MS,
          signal: request.signal,
        },
        (value) => take(parseReplyPiece(value)),
      );
      const costUsd = cost(usage ?? estimated(request, written), prices);
      /** The charge of a server without prices is not known unless it said so. */
      const costing = (failed: LanguageModelFault): LanguageModelFault =>
        isUnbilled(failed) || (costUsd === 0 && prices === undefined) ? failed : { ...failed, costUsd };
      if (fault !== null) return costing(fault);
      if (error !== null) return costing(modelFault('UNAVAILABLE', { kind: 'reported_error' }));
      if (text.trim() === '')
        return costing(modelFault('GARBLED', { kind: garbled ? 'unusable_answer' : 'empty_answer' }));
      return { kind: 'reply', text, costUsd };
    },
  };
};
