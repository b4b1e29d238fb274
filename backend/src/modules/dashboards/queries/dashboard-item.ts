import { z } from 'zod';
import { timeAnswer } from '#platform/http/answers/answer-schemas';

const count = z.number();
const before = z.number().nullable().describe('In the range before; null where there is nothing to compare with.');

const behind = z
  .strictObject({
    resource: z.string().describe('A list of /admin.'),
    filter: z.record(z.string(), z.union([z.string(), z.boolean(), z.null(), z.array(z.string())])),
    time: z.string().nullable().describe('The field that is narrowed to the days of a point; null for what is now.'),
  })
  .nullable()
  .describe('What was counted, for staff.')
  .meta({ id: 'DashboardList' });

const described = {
  id: z.string(),
  title: z.string(),
  note: z.string().nullable().describe('What is counted, where the title does not say it.'),
  unit: z.enum(['count', 'usd', 'percent']),
  as_of: timeAnswer.nullable().describe('When it was looked up, for what is not counted by the day.'),
};

const metric = z.strictObject({
  ...described,
  type: z.literal('metric'),
  data: z.strictObject({ value: count, previous: before, behind }),
});

const percentage = z.strictObject({
  ...described,
  type: z.literal('percentage'),
  data: z.strictObject({
    value: z.number().nullable().describe('0 to 100; null without anything to take a share of.'),
    previous: before,
    of: count.describe('What it is a share of.'),
    behind,
  }),
});

const timeSeries = z.strictObject({
  ...described,
  type: z.literal('time_series'),
  data: z.array(z.strictObject({ date: z.iso.date(), count, previous: before })),
  behind,
});

const distribution = z.strictObject({
  ...described,
  type: z.literal('distribution'),
  data: z.array(z.strictObject({ bucket: z.string(), count, previous: before, behind })),
});

const rollingAverage = z.strictObject({
  ...described,
  type: z.literal('rolling_average'),
  data: z.array(
    z.strictObject({ timestamp: timeAnswer, count, rolling_avg: count.describe('Of the 30 minutes up to its end.') }),
  ),
});

const multiLineSeries = z.strictObject({
  ...described,
  type: z.literal('multi_line_series'),
  data: z.array(
    z.strictObject({
      name: z.string(),
      data: z.array(z.strictObject({ x: z.string(), y: count })),
      previous: before.describe('The sum of the range before.'),
      behind,
    }),
  ),
});

const most = z.array(z.strictObject({ name: z.string(), count })).describe('At most three, the most frequent first.');

const locationMap = z.strictObject({
  ...described,
  type: z.literal('location_map'),
  data: z.strictObject({
    locations: z
      .array(
        z.strictObject({
          lat: z.number(),
          lon: z.number(),
          city: z.string(),
          region: z.string().describe('A part of the world, such as Europe.'),
          country: z.string(),
          count,
          behind,
        }),
      )
      .describe('The most frequent first.'),
    unknown: count.describe('What has no location.'),
    stats: z.strictObject({
      total_locations: count,
      total_countries: count,
      top_countries: most,
      top_cities: most,
    }),
  }),
});

export const dashboardItem = z
  .discriminatedUnion('type', [
    metric,
    percentage,
    timeSeries,
    distribution,
    rollingAverage,
    multiLineSeries,
    locationMap,
  ])
  .meta({ id: 'DashboardItem' });

const days = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

export const dashboardAnswer = days
  .extend({ before: days.describe('The range it is compared with.'), items: z.array(dashboardItem) })
  .meta({ id: 'Dashboard' });

export type DashboardItem = z.infer<typeof dashboardItem>;
export type RowsBehind = z.infer<typeof behind>;
