import type { z } from 'zod';
import type { Json } from '#kernel/json';
import type { Refusal } from '#kernel/decider';
import type { CommandContext } from '#platform/command-handling/command-context';
import type { Caller } from '#platform/http/caller';

/** Who calls a tool, and what its commands derive their ids from. */
export interface ToolCall {
  readonly caller: Caller;
  readonly context: CommandContext;
}

/** What a tool answers. */
export interface ToolResult {
  /** For the assistant to read, as markdown. */
  readonly text: string;
  /** The same as data. */
  readonly data: { readonly [field: string]: Json };
  /** Whether it holds what pages of the web say, or what other people have written. */
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

/** Checks that what a tool does fits its input; the list of tools forgets it. */
export const tool = <Input extends z.ZodObject>(declared: Tool<Input>): Tool => ({
  ...declared,
  run: (input, call) => declared.run(declared.input.parse(input), call),
});
