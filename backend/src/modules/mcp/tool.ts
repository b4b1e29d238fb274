import type { z } from 'zod';
import type { Refusal } from '#kernel/decider';
import type { Json } from '#kernel/json';
import type { CommandContext } from '#platform/command-handling/command-context';
import type { Caller } from '#platform/http/access/caller';

/** The caller of a tool, and the base for the ids of its commands. */
export interface ToolCall {
  readonly caller: Caller;
  readonly context: CommandContext;
}

/** The answer of a tool. */
export interface ToolResult {
  /** The text for the assistant to read, as markdown. */
  readonly text: string;
  /** The tool's result as structured data. */
  readonly data: { readonly [field: string]: Json };
  /** Whether it holds text from web pages, or written by other people. */
  readonly isFromWeb: boolean;
}

/** Something that an assistant may do for its user. */
export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  /** Whether a token has to have the scope write. */
  readonly writes: boolean;
  run(input: z.infer<Input>, call: ToolCall): Promise<ToolResult | Refusal>;
}

/** Parses the input before the tool runs, so that tools with different inputs have one type. */
export const tool = <Input extends z.ZodObject>(declared: Tool<Input>): Tool => ({
  ...declared,
  run: (input, call) => declared.run(declared.input.parse(input), call),
});
