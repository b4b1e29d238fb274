import { Controller, Get, Inject } from '@nestjs/common';
import { Counter, type Registry } from 'prom-client';
import { doneAnswer } from '#platform/http/answers/answer-schemas';
import { Operation } from '#platform/http/routes/operation';
import { METRICS } from '#platform/telemetry/metrics';

@Controller('api/topics/new-topic-opened')
export class NewTopicOpenedEndpoint {
  private readonly opened: Counter;

  constructor(@Inject(METRICS) metrics: Registry) {
    this.opened = new Counter({
      name: 'aidy_new_topic_opened_total',
      help: 'How often the dialog for a new tracker was opened.',
      registers: [metrics],
    });
  }

  @Get()
  @Operation({
    access: 'public',
    summary: 'Counts that the dialog for a new tracker was opened, for `/metrics`.',
    answers: doneAnswer,
  })
  get() {
    this.opened.inc();
    return {};
  }
}
