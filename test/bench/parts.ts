import { rows as answers } from './answers.bench';
import { rows as audit } from './audit.bench';
import { rows as briefs } from './briefs.bench';
import { rows as dashboards } from './dashboards.bench';
import { rows as eventLoop } from './event-loop.bench';
import { rows as eventStore } from './event-store.bench';
import { rows as feeds } from './feeds.bench';
import { rows as folders } from './folders.bench';
import { rows as footprint } from './footprint.bench';
import { rows as http } from './http.bench';
import { rows as ledgers } from './ledgers.bench';
import { rows as live } from './live.bench';
import { rows as longStreams } from './long-streams.bench';
import { rows as openStreams } from './open-streams.bench';
import { rows as projections } from './projections.bench';
import { rows as readStore } from './read-store.bench';
import { rows as research } from './research.bench';
import { rows as scale } from './scale.bench';
import { rows as schedule } from './schedule.bench';
import { rows as scroll } from './scroll.bench';
import { rows as search } from './search.bench';
import { rows as sending } from './sending.bench';
import { rows as size } from './size.bench';

export const parts = {
  answers,
  'event store': eventStore,
  'read store': readStore,
  projections,
  search,
  scale,
  size,
  http,
  feeds,
  folders,
  ledgers,
  dashboards,
  audit,
  scroll,
  research,
  'event loop': eventLoop,
  schedule,
  briefs,
  sending,
  'long streams': longStreams,
  'open streams': openStreams,
  live,
  footprint,
};
export type Part = keyof typeof parts;
export const isPart = (name: string): name is Part => name in parts;
