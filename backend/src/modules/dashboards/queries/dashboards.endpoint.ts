import { Controller, Get, Inject, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { createZodDto } from 'nestjs-zod';
import { dayOf } from '#kernel/calendar';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { Operation } from '#platform/http/operation';
import { GetAppDashboard } from './app-dashboard.query';
import { dashboardAnswer } from './dashboard-item';
import { spanOf, spanParameters } from './span';
import { GetTopicsDashboard } from './topics-dashboard.query';

class SpanParameters extends createZodDto(spanParameters) {}

@Controller('api')
export class DashboardsEndpoint {
  constructor(
    private readonly queries: QueryBus,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('topics/get-dashboard')
  @Operation({
    access: 'user',
    summary: 'The Topics Dashboard: trackers, runs, claims and feedback of all users in numbers, by the day in UTC.',
    answers: dashboardAnswer,
  })
  async topics(@Query() asked: SpanParameters) {
    const span = this.spanOf(asked);
    return { ...span, items: await this.queries.execute(new GetTopicsDashboard(span)) };
  }

  @Get('admin/dashboard')
  @Operation({
    access: 'admin',
    summary: 'Sign-ups, retention, cost, engines and hosts in numbers; the queue and the read models as they are now.',
    answers: dashboardAnswer,
  })
  async app(@Query() asked: SpanParameters) {
    const span = this.spanOf(asked);
    return { ...span, items: await this.queries.execute(new GetAppDashboard(span)) };
  }

  private spanOf(asked: SpanParameters) {
    return spanOf(asked, dayOf(this.clock.now().toISOString()));
  }
}
