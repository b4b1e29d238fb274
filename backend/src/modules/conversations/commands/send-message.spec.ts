import { isRefusal } from '#kernel/decider';
import { uuidV7 } from '#kernel/ids';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { inMemoryEventStore } from '#test/support/in-memory/in-memory-event-store';
import { type FailingAppends, PowerFailure, failingAppends } from '#test/support/log/failing-appends';
import { Assistant } from '../assistant';
import { ConversationHistory } from '../diary/history';
import { AnswersInWords } from '../replying/answers-in-words';
import { Messages, type RepliedMessage } from './send-message';

const NO_MODEL = { openConversation: async () => null };
const EVENING = Date.parse('2026-05-06T18:30:00Z');

/** Ann's nth message; `lateMs`: how much later the request arrives. */
const saying = (nth: number, content: string, lateMs = 0): Parameters<Messages['send']> => {
  const at = EVENING + nth * 60_000;
  return [
    { userId: 'ann', content, offsetMinutes: 0, simulated: false, language: 'en' },
    ofTheSystem(uuidV7(at, Buffer.alloc(10, nth)), new Date(at + lateMs)),
  ];
};

/** A conversation with the assistant, as a process that has just started sees it. */
const messagesOn = (log: FailingAppends): Messages => {
  const runner = new CommandRunner(log);
  const history = new ConversationHistory(log, runner.streams);
  return new Messages(new Assistant(history, runner, NO_MODEL), history, new AnswersInWords(NO_MODEL, runner), runner);
};

const replied = async (messages: Messages, said: Parameters<Messages['send']>): Promise<RepliedMessage> => {
  const outcome = await messages.send(...said);
  if (isRefusal(outcome)) throw new Error(outcome.detail);
  return outcome.result;
};

test.each(['no, 5', 'undo that', 'What pain did I have today?'])(
  '“%s”, sent again after a crash before its reply, is replied to as if nothing had happened',
  async (message) => {
    const [whole, crashed] = [failingAppends(inMemoryEventStore()), failingAppends(inMemoryEventStore())];
    for (const log of [whole, crashed]) await replied(messagesOn(log), saying(1, 'pain 4/10'));
    const expected = await replied(messagesOn(whole), saying(2, message));

    crashed.failOnce('ReplyGiven', 'before');
    await expect(messagesOn(crashed).send(...saying(2, message))).rejects.toThrow(PowerFailure);
    expect(await replied(messagesOn(crashed), saying(2, message, 3_600_000))).toEqual(expected);
    const written = async (log: FailingAppends) => (await log.readStream('conversation-ann')).map(({ data }) => data);
    expect(await written(crashed)).toEqual(await written(whole));
  },
);
