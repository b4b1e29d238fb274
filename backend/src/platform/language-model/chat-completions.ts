import { isFetchFailure } from '../fetch/fetch-failure';
import type { Outbound } from '../fetch/outbound';
import { pieceOf, streamedPieces, type Piece, type Usage } from './completion-chunks';
import { faultOfFailure, faultOfStatus } from './faults';
import { modelFault, type LanguageModel, type ModelFault, type ModelReply, type ModelRequest } from './language-model';
import { withoutThinking } from './thinking';

/** US dollars per million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
}

export interface ModelSettings {
  /** Up to and including the version, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
  /** For servers that report tokens but not their cost. */
  readonly prices?: TokenPrices;
}

const TIMEOUT_MS = 120_000;
/** A reply is a page of text; its stream takes some hundred bytes a token. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_TOKENS = 4000;
const CHARACTERS_PER_TOKEN = 4;

const cost = (usage: Usage, prices: TokenPrices | undefined): number =>
  usage.cost ??
  (prices === undefined
    ? 0
    : (usage.prompt_tokens * prices.input + usage.completion_tokens * prices.output) / 1_000_000);

/** For servers that report no usage. */
const estimated = (request: ModelRequest, text: string): Usage => ({
  prompt_tokens: Math.ceil(
    request.messages.reduce((total, { content }) => total + content.length, 0) / CHARACTERS_PER_TOKEN,
  ),
  completion_tokens: Math.ceil(text.length / CHARACTERS_PER_TOKEN),
});

/** A model behind the chat completions API, as OpenAI, Ollama, vLLM, llama.cpp, OpenRouter and others offer it. */
export const chatCompletionsModel = (settings: ModelSettings, outbound: Outbound): LanguageModel => {
  const { baseUrl, apiKey, model, prices } = settings;
  const address = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;

  return {
    name: model,
    async reply(request): Promise<ModelReply | ModelFault> {
      const spoken = withoutThinking();
      let text = '';
      let usage: Usage | null = null;
      let error: string | null = null;
      let garbled = false;
      const take = (piece: Piece | null): void => {
        garbled ||= piece === null;
        error ??= piece?.error ?? null;
        usage = piece?.usage ?? usage;
        const said = spoken(piece?.text ?? '');
        text += said;
        if (said !== '') request.onText?.(said);
      };
      const events = streamedPieces(take);

      const answer = await outbound.call(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream, application/json',
          ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({
          model,
          messages: request.messages,
          max_tokens: MAX_TOKENS,
          temperature: 0,
          stream: true,
          stream_options: { include_usage: true },
        }),
        trust: 'operator',
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal: request.signal,
        onBytes: (bytes, { 'content-type': type = '' }) => {
          if (type.startsWith('text/event-stream')) events(bytes);
        },
      });
      if (isFetchFailure(answer)) return faultOfFailure(answer);
      if (answer.status !== 200) return faultOfStatus(answer.status);
      if (answer.headers['content-type']?.startsWith('text/event-stream') !== true)
        take(pieceOf(new TextDecoder().decode(answer.body)));
      if (error !== null) return modelFault('UNAVAILABLE', 'reported an error');
      if (text.trim() === '') return modelFault('GARBLED', garbled ? 'gave no usable answer' : 'gave an empty answer');
      return { kind: 'reply', text, costUsd: cost(usage ?? estimated(request, text), prices) };
    },
  };
};
