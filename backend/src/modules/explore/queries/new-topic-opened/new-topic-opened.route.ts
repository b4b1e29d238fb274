import { Counter, type Registry } from 'prom-client';
import { doneAnswer } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { port } from '#platform/port';

export const TOPICS_OPENED = port<Counter>('TopicsOpened');

export const topicsOpened = (metrics: Registry): Counter =>
  new Counter({
    name: 'aidy_new_topic_opened_total',
    help: 'How often the dialog for a new tracker was opened.',
    registers: [metrics],
  });

export const NewTopicOpened = readRoute({
  path: 'api/topics/new-topic-opened',
  access: 'public',
  summary: 'Counts that the dialog for a new tracker was opened, for `/metrics`.',
  answers: doneAnswer,
  uses: [TOPICS_OPENED],
  read(_asked, opened) {
    opened.inc();
    return {};
  },
});
