import type { RequestFault } from '#kernel/request-fault';

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  readonly messages: readonly ModelMessage[];
  readonly signal: AbortSignal;
  /** Called with each further piece of the reply. */
  onText?(piece: string): void;
}

export interface ModelReply {
  readonly kind: 'reply';
  /** Text without what the model thought aloud. */
  readonly text: string;
  readonly costUsd: number;
}

/** Why there is no reply. */
export interface LanguageModelFault {
  readonly kind: 'fault';
  readonly code: 'REFUSED' | 'RATE_LIMITED' | 'GONE' | 'UNAVAILABLE' | 'GARBLED' | 'OVER_BUDGET' | 'STOPPED';
  readonly reason: RequestFault;
  /** Cost in spite of the fault, if known. */
  readonly costUsd?: number;
}

export const modelFault = (code: LanguageModelFault['code'], reason: RequestFault): LanguageModelFault => ({
  kind: 'fault',
  code,
  reason,
});

/** A model that continues a conversation. It has no tools, so nothing that it reads can make it act. */
export interface LanguageModel {
  /** Model name, as its server calls it. */
  readonly name: string;
  reply(request: ModelRequest): Promise<ModelReply | LanguageModelFault>;
}
