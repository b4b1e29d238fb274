import { openStream } from '../streams/open-stream';
import { readEvents } from '../streams/read-events';
import type { ChatLines, ReplyChunk, ChatSource, SendChat } from './chat';
import { readLines } from './read-lines';

type Line = { readonly content: string } | { readonly sources: ChatSource } | { readonly lines: ChatLines };

/** An assistant that streams its reply as JSON lines; `about` identifies the subject. Throws if the reply is cut. */
export const askByLines = (path: string, about: object): SendChat =>
  async function* (messages, signal) {
    let lines = 0;
    for await (const line of readLines<Line>(await openStream(path, { body: { messages, ...about }, signal }))) {
      lines += 1;
      yield 'sources' in line ? { sources: [line.sources] } : line;
    }
    if (lines === 0) throw new Error('The reply was cut.');
  };

type Event = ReplyChunk | { readonly done: true };

/**
 * An assistant that streams its reply as server-sent events; `about` identifies the subject. Throws if the reply is
 * cut.
 */
export const askByEvents = (path: string, about: object): SendChat =>
  async function* (messages, signal) {
    for await (const { data } of readEvents(await openStream(path, { body: { messages, ...about }, signal }))) {
      const event = JSON.parse(data) as Event;
      if ('done' in event) return;
      yield event;
    }
    throw new Error('The reply was cut.');
  };
